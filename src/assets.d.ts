/** Style sheets are imported for their effect: webpack puts them into the page. */
declare module '*.css';

/** Fonts are imported as their address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Pictures are imported as addresses that hold them. */
declare module '*.png?inline' {
  const url: string;
  export default url;
}

/** The version of the game; webpack puts it in. */
declare const LANTERNFALL_VERSION: string;
