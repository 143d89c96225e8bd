/** What tests use of Gatsby's router beyond what the site itself does. */
declare module "@gatsbyjs/reach-router" {
  export function navigate(to: string): Promise<void>;
}
