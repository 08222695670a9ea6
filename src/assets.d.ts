/** Style sheets are imported for their effect: webpack puts them into the page. */
declare module '*.css';

/** See tools/phaser/parts.cjs. */
declare module 'phaser/parts' {
  const parts: readonly (() => unknown)[];
  export default parts;
}

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

/** What webpack leaves in a bundle; `e` loads a part by its id. */
declare const __webpack_require__: { e: (id: string | number) => Promise<unknown> };
