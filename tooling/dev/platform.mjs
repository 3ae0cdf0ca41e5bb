import { createRequire } from 'node:module';

const { devGateway } = createRequire(import.meta.url)('@yinyom/build-remote/webpack/devServer');

/** Why nothing can be developed against the platform that was named, or null when it answers. */
export const whyNoPlatform = async () => {
  const place = devGateway();
  try {
    const response = await fetch(new URL('/healthz', place), { signal: AbortSignal.timeout(5000) });
    return response.ok
      ? null
      : `The platform at ${place} answers, but says that it is not well (${response.status}).`;
  } catch (error) {
    const why = error.cause?.code ?? error.name;
    return `No platform answers at ${place} (${why}). Run npm start in another terminal, or name one with --against or DEV_GATEWAY.`;
  }
};

/** The remotes that the platform has released. */
export const releasedRemotes = async () => {
  const response = await fetch(new URL('/mf/remotes.json', devGateway()));
  return (await response.json()).remotes;
};
