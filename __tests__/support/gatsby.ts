/** Of Gatsby, components use only this: the mark of a query, which the build reads and takes out. */
export const graphql = () => "";
