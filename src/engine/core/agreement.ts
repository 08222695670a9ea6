/* Whether a type and what a schema reads agree, asked of the compiler. */

type Fields<T> = { readonly [K in keyof T]: T[K] };

export type IsSame<A, B> = [Fields<A>] extends [Fields<B>] ? ([Fields<B>] extends [Fields<A>] ? true : false) : false;

/** The names of the fields of `A` that `B` lacks or has of another type. */
export type Differing<A, B> = { [K in keyof A]-?: K extends keyof B ? (IsSame<A[K], B[K]> extends true ? never : K) : K }[keyof A];

/** Compiles only where there is no name; the compiler's error shows those there are. */
export type None<Name extends never> = Name;
