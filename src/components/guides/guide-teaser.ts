import { graphql } from "gatsby";

/** What a link to a guide shows of it. */
export const guideTeaser = graphql`
  fragment GuideTeaser on Guide {
    name
    title
    excerpt
    category
    readTime
    author
    publishDate
    featured
  }
`;
