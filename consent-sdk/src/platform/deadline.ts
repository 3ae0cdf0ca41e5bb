/** A signal that ends a request after so many milliseconds. `AbortSignal.timeout` is not in every browser. */
export const deadline = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
};
