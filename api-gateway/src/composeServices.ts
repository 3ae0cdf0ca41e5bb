import type { RequestHandler } from 'express';
import { createConsentsService, type ConsentsDeps } from '@yinyom/consents/createConsentsService';
import { consentsInternal } from '@yinyom/contracts/internal/consents';
import { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalContract, InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { notifyInternal } from '@yinyom/contracts/internal/notify';
import { scannerInternal } from '@yinyom/contracts/internal/scanner';
import { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { WebsiteOwners } from '@yinyom/identity/access/checkWebsites';
import type { WebsitesOfOrganization } from '@yinyom/identity/closing/closing.service';
import type { FirstWebsite } from '@yinyom/identity/signup/firstVisit';
import type { SampleRemover } from '@yinyom/identity/sample/sampleData.service';
import { createIdentityService } from '@yinyom/identity/createIdentityService';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { databaseHealth } from '@yinyom/service-kit/database/connectDatabase';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { createNotifyService } from '@yinyom/notify/createNotifyService';
import { createReleasesService } from '@yinyom/releases/createReleasesService';
import { createScannerService } from '@yinyom/scanner/createScannerService';
import { createWebsitesService } from '@yinyom/websites/createWebsitesService';
import type { DecisionFigures } from '@yinyom/websites/group-publication/recentDecisions';
import { notFound } from '@yinyom/service-kit/AppError';
import { removeSample } from './demo/removeSample';
import { forwardTo, type ServiceTarget } from './api/serviceTarget';
import type { HealthCheck, HealthChecks } from './health/healthRouter';
import { remoteCheck } from './health/remoteCheck';
import { rememberedFiles } from './sdk/rememberedFiles';

interface Options {
  settings: Settings;
  secrets: Secrets;
  logger: Logger;
  /** Opens a service's own database; called only for services that run in this process. */
  connect(serviceName: string): Promise<ServiceDeps['database']>;
}

/** A service as the gateway uses it, wherever it runs. */
interface Placed<C extends InternalContract, S extends Service<C>> {
  target: ServiceTarget;
  internal: InternalHandlers<C>;
  /** The service itself when it runs in this process. */
  local: S | null;
  check: HealthCheck;
}

/** The outbox of an identity service in another process; there is none where mails are sent, nor in production. */
const outboxElsewhere = (settings: Settings, forward: RequestHandler): RequestHandler | undefined => {
  if (settings.SMTP_URL !== undefined || settings.NODE_ENV === 'production') return undefined;
  return (req, res, next) => (/^\/outbox(?:[./]|$)/.test(req.path) ? forward(req, res, next) : next());
};

/** What a demo removes its sample data from. @throws when a service runs elsewhere: there such data are never made */
const wholeDemo = <W, C, S, N>(
  websites: W | null,
  consents: C | null,
  scanner: S | null,
  notify: N | null,
) => {
  if (!websites || !consents || !scanner || !notify) throw notFound();
  return { websites, consents, scanner, notify };
};

/**
 * Places each service: in this process, or elsewhere when its URL is set. Either way the others call it through
 * the same functions.
 */
export const composeServices = async ({ settings, secrets, logger, connect }: Options) => {
  const place = async <C extends InternalContract, S extends Service<C>>(
    name: string,
    url: string | undefined,
    contract: C,
    create: (deps: ServiceDeps) => S | Promise<S>,
  ): Promise<Placed<C, S>> => {
    if (url !== undefined) {
      const target = { url, service: name };
      const internal = internalClient(contract, target, secrets.INTERNAL_SECRET);
      return { target, internal, local: null, check: remoteCheck(target, secrets.INTERNAL_SECRET) };
    }
    const database = await connect(name);
    const service = await create({ settings, secrets, logger: logger.child({ service: name }), database });
    return {
      target: { router: service.router },
      internal: service.internal,
      local: service,
      check: () => databaseHealth(database),
    };
  };

  // Identity is made before the websites that ask it; it needs them only when an organization begins or is closed.
  const websitesLater: WebsitesOfOrganization & FirstWebsite & WebsiteOwners = {
    getApplicationOwner: (input) => websites.internal.getApplicationOwner(input),
    getGroupOwner: (input) => websites.internal.getGroupOwner(input),
    withdrawOrganization: (input) => websites.internal.withdrawOrganization(input),
    openFirstWebsite: (input) => websites.internal.openFirstWebsite(input),
  };
  // Wherever there is no demo nothing can be removed as sample data.
  const sampleLater: SampleRemover | null = settings.DEMO
    ? {
        remove: (organizationId): Promise<string[]> =>
          removeSample(
            wholeDemo(websites.local, consents.local, scanner.local, notify.local),
            organizationId,
          ),
      }
    : null;
  const identity = await place('identity', settings.IDENTITY_URL, identityInternal, (deps) =>
    createIdentityService({ ...deps, websites: websitesLater, sample: sampleLater }),
  );
  // Made after the websites service, which asks it only for plans of publications.
  const figuresLater: DecisionFigures = {
    watchFigures: (input) => consents.internal.watchFigures(input),
  };
  const websites = await place('websites', settings.WEBSITES_URL, websitesInternal, (deps) =>
    createWebsitesService({ ...deps, identity: identity.internal, figures: figuresLater }),
  );
  // Both are made after the consents service, which asks them only for records of days.
  const pastLater: Pick<ConsentsDeps, 'scanner' | 'notify'> = {
    scanner: {
      scanBefore: (input) => scanner.internal.scanBefore(input),
      scanEnds: (input) => scanner.internal.scanEnds(input),
    },
    notify: {
      openAlerts: (input) => notify.internal.openAlerts(input),
      alertMoments: (input) => notify.internal.alertMoments(input),
    },
  };
  const consents = await place('consents', settings.CONSENTS_URL, consentsInternal, (deps) =>
    createConsentsService({
      ...deps,
      identity: identity.internal,
      websites: websites.internal,
      ...pastLater,
    }),
  );
  const scanner = await place('scanner', settings.SCANNER_URL, scannerInternal, (deps) =>
    createScannerService({ ...deps, identity: identity.internal, websites: websites.internal }),
  );

  const releases = await place('releases', settings.RELEASES_URL, {}, (deps) =>
    createReleasesService({ ...deps, identity: identity.internal }),
  );

  const notify = await place('notify', settings.NOTIFY_URL, notifyInternal, (deps) =>
    createNotifyService({
      ...deps,
      identity: identity.internal,
      websites: websites.internal,
      consents: consents.internal,
      scanner: scanner.internal,
    }),
  );

  const remote = (target: ServiceTarget): RequestHandler => forwardTo(target, secrets.INTERNAL_SECRET);
  const checks: HealthChecks = {
    identity: identity.check,
    websites: websites.check,
    consents: consents.check,
    scanner: scanner.check,
    releases: releases.check,
    notify: notify.check,
  };
  const local = [
    notify.local,
    releases.local,
    scanner.local,
    consents.local,
    websites.local,
    identity.local,
  ].filter((service) => service !== null);
  return {
    identity,
    websites,
    consents,
    scanner,
    notify,
    /** The services that run in this process. */
    local: {
      identity: identity.local,
      websites: websites.local,
      consents: consents.local,
      scanner: scanner.local,
      releases: releases.local,
      notify: notify.local,
    },
    targets: {
      identity: identity.target,
      websites: websites.target,
      consents: consents.target,
      scanner: scanner.target,
      releases: releases.target,
      notify: notify.target,
    },
    sdkFiles:
      websites.local?.publicFiles ??
      rememberedFiles((watch) => forwardTo(websites.target, secrets.INTERNAL_SECRET, watch)),
    readyFiles: websites.local?.readyFiles,
    decisions: consents.local?.decisions,
    outbox: identity.local ? identity.local.outbox : outboxElsewhere(settings, remote(identity.target)),
    checks,
    /** Stops the services of this process, users before what they use, then lets go of their databases. */
    close: async () => {
      for (const service of local) {
        await service.close();
        await service.database.close();
      }
    },
  };
};
