import type { RequestListener } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { TrustProxy } from '../api/decisionFront';
import type { RateLimits } from '../security/rateLimits';
import type { RefuseEarly } from '../security/refuseEarly';

interface Parts {
  limits: Pick<RateLimits, 'network'>;
  trust: TrustProxy;
  refuse: RefuseEarly;
}

const OF_SCRIPTS = '/sdk/v1/';

/** Counts what is asked for below /sdk/v1 by network, wherever it lies, before anybody looks for it. */
export const countedScripts =
  ({ limits, trust, refuse }: Parts, serve: RequestListener): RequestListener =>
  (req, res) => {
    if (!req.url?.startsWith(OF_SCRIPTS)) return serve(req, res);
    limits.network('script', proxyAddr(req, trust)).then(
      () => serve(req, res),
      (error: unknown) => {
        // The script is meant for other people's pages, which may read why they do not get it.
        res.setHeader('Access-Control-Allow-Origin', '*');
        refuse(req, res, error);
      },
    );
  };
