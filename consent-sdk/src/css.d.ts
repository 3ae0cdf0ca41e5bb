/** The build minifies style sheets and hands them over as text. */
declare module '*.css' {
  const minified: string;
  export default minified;
}
