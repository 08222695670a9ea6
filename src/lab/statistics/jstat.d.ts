/** The functions of jStat that the lab uses; the package has no types of its own. */
declare module 'jstat' {
  interface Quantile {
    /** The value below which a share of the distribution lies. */
    inv(share: number, ...parameters: number[]): number;
    /** The share of the distribution below a value. */
    cdf(value: number, ...parameters: number[]): number;
  }
  const jstat: {
    readonly jStat: {
      readonly normal: Quantile;
      readonly studentt: Quantile;
      readonly mean: (values: readonly number[]) => number;
      /** The rank correlation of two lists. */
      spearmancoeff(one: readonly number[], other: readonly number[]): number;
    };
  };
  export default jstat;
}
