/** Where the platform runs that development works against. */
export const DEV_GATEWAY = process.env.DEV_GATEWAY ?? 'http://localhost:4000';

/** Whether the platform answers. */
export const isPlatformRunning = () =>
  fetch(new URL('/healthz', DEV_GATEWAY), { signal: AbortSignal.timeout(3000) }).then(
    (response) => response.ok,
    () => false,
  );
