/**
 * The part of React's types that `rulehouse/react` uses. Projects that use `rulehouse/react` install the full types themselves. The published
 * declarations refer to the package `react` itself, in version 18 or 19.
 */
declare module 'react' {
  interface ReactElement {
    readonly type: unknown;
    readonly props: unknown;
    readonly key: string | null;
  }
  const createElement: (type: string, props: object | null) => ReactElement;
  const useEffect: (effect: () => (() => void) | undefined, deps: readonly unknown[]) => void;
  const useRef: <A>(initial: A | null) => { current: A | null };
  const useState: <A>(initial: () => A) => readonly [A, unknown];
  const useSyncExternalStore: <A>(subscribe: (listener: () => void) => () => void, get: () => A, server: () => A) => A;
  // React's types declare this namespace for other packages to extend.
  namespace JSX {
    interface IntrinsicElements {
      readonly main: object;
    }
  }
}
