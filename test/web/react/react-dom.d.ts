/** The part of React's types that the tests use. */
declare module 'react-dom/client' {
  const createRoot: (container: Element) => { readonly render: (node: unknown) => void; readonly unmount: () => void };
}
declare module 'react-dom/server' {
  const renderToString: (node: unknown) => string;
}
