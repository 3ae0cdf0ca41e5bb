import type { RequestHandler } from 'express';
import { INTERNAL_CONTRACTS, type ClientOf } from '@yinyom/contracts/internal/internalContracts';
import { REQUEST_FORM_PATH } from '@yinyom/contracts/requests/publicRequest';
import { byService, SERVICE_NAMES, SERVICES, type ServiceName } from '@yinyom/contracts/service/services';
import type { SampleRemover } from '@yinyom/identity/sample/sampleData.service';
import { notFound } from '@yinyom/service-kit/AppError';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import type { DepsOf, OthersOf } from '@yinyom/service-kit/clients/otherServices';
import { databaseHealth } from '@yinyom/service-kit/database/connectDatabase';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { urlSetting } from '@yinyom/service-kit/settings/serviceSettings';
import { forwardTo, type ServiceTarget } from './api/serviceTarget';
import { removeSample } from './demo/removeSample';
import type { HealthCheck } from './health/healthRouter';
import { remoteCheck } from './health/remoteCheck';
import { rememberedFiles } from './sdk/rememberedFiles';
import { type LocalService, serviceFactories } from './serviceFactories';

interface Options {
  settings: Settings;
  secrets: Secrets;
  logger: Logger;
  /** Opens a service's own database; called only for services that run in this process. */
  connect(serviceName: ServiceName): Promise<ServiceDeps['database']>;
}

/** A service as the gateway uses it, wherever it runs. */
interface Placed<N extends ServiceName> {
  target: ServiceTarget;
  internal: ClientOf<N>;
  /** The service itself when it runs in this process. */
  local: LocalService<N> | null;
  check: HealthCheck;
}
type AllPlaced = { [N in ServiceName]: Placed<N> };
type AllLocal = { [N in ServiceName]: LocalService<N> | null };

/** The outbox of an identity service in another process; there is none where mails are sent, nor in production. */
const outboxElsewhere = (settings: Settings, forward: RequestHandler): RequestHandler | undefined => {
  if (settings.SMTP_URL !== undefined || settings.NODE_ENV === 'production') return undefined;
  return (req, res, next) => (/^\/outbox(?:[./]|$)/.test(req.path) ? forward(req, res, next) : next());
};

/** The form of a compliance service in another process. */
const formElsewhere =
  (forward: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.path.startsWith(`${REQUEST_FORM_PATH}/`) ? forward(req, res, next) : next();

/** Removes a demo's sample data. @throws AppError 404 where a service runs elsewhere: sample data are never made there */
const sampleRemover = (local: () => AllLocal): SampleRemover => ({
  remove: async (organizationId) => {
    const { websites, consents, scanner, notify, compliance } = local();
    if (!websites || !consents || !scanner || !notify || !compliance) throw notFound();
    return removeSample({ websites, consents, scanner, notify, compliance }, organizationId);
  },
});

/** The functions of a service that may not be placed yet: it is looked up at each call. */
const laterClient = <N extends ServiceName>(name: N, placed: Partial<AllPlaced>): ClientOf<N> =>
  Object.fromEntries(
    Object.keys(INTERNAL_CONTRACTS[name]).map((call) => [
      call,
      (input: never) => {
        const { internal } = placed[name] as { internal: Record<string, (input: never) => unknown> };
        return internal[call]?.(input);
      },
    ]),
  ) as ClientOf<N>;

const othersOf = <N extends ServiceName>(name: N, placed: Partial<AllPlaced>): OthersOf<N> => {
  const { needs, uses } = SERVICES[name];
  return Object.fromEntries(
    [...needs, ...uses].map((other) => [other, laterClient(other, placed)]),
  ) as OthersOf<N>;
};

/**
 * Places each service: in this process, or elsewhere when its URL is set. Either way the others call it through
 * the same functions.
 */
export const composeServices = async ({ settings, secrets, logger, connect }: Options) => {
  const placed: Partial<AllPlaced> = {};
  const localOf = () => byService((name) => placed[name]?.local ?? null) as AllLocal;
  const factories = serviceFactories(settings.DEMO ? sampleRemover(localOf) : null);

  const placeElsewhere = <N extends ServiceName>(name: N, url: string): Placed<N> => {
    const target = { url, service: name };
    const internal = internalClient(INTERNAL_CONTRACTS[name], target, secrets.INTERNAL_SECRET);
    return { target, internal, local: null, check: remoteCheck(target, secrets.INTERNAL_SECRET) };
  };
  const placeHere = async <N extends ServiceName>(name: N): Promise<Placed<N>> => {
    const database = await connect(name);
    const own = { settings, secrets, logger: logger.child({ service: name }), database };
    const create = factories[name] as (deps: DepsOf<N>) => Promise<LocalService<N>>;
    const local = await create({ ...own, ...othersOf(name, placed) });
    const { router, internal } = local as Service;
    return {
      target: { router },
      internal: internal as ClientOf<N>,
      local,
      check: () => databaseHealth(database),
    };
  };
  for (const name of SERVICE_NAMES) {
    const url = settings[urlSetting(name)];
    const service = url === undefined ? await placeHere(name) : placeElsewhere(name, url);
    Object.assign(placed, { [name]: service });
  }

  const all = placed as AllPlaced;
  const local = localOf();
  return {
    ...all,
    /** The services that run in this process. */
    local,
    targets: byService((name) => all[name].target),
    sdkFiles:
      local.websites?.publicFiles ??
      rememberedFiles((watch) => forwardTo(all.websites.target, secrets.INTERNAL_SECRET, watch)),
    readyFiles: local.websites?.readyFiles,
    decisions: local.consents?.decisions,
    outbox: local.identity
      ? local.identity.outbox
      : outboxElsewhere(settings, forwardTo(all.identity.target, secrets.INTERNAL_SECRET)),
    /** The pages of the form for requests of data subjects. */
    requestPages:
      local.compliance?.pages ?? formElsewhere(forwardTo(all.compliance.target, secrets.INTERNAL_SECRET)),
    checks: byService((name) => all[name].check),
    /** Stops the services of this process, users before what they use, then lets go of their databases. */
    close: async () => {
      for (const name of SERVICE_NAMES.toReversed()) {
        await local[name]?.close();
        await local[name]?.database.close();
      }
    },
  };
};
