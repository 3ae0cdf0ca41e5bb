import { Router } from 'express';
import {
  policyReports,
  reportPolicyViolation,
  type PolicyReports,
} from '@yinyom/contracts/service/policyReports';
import { HOUR_MS } from '@yinyom/contracts/durations';
import { bodyParser } from '@yinyom/service-kit/http/bodyParser';
import { markedRoute } from '@yinyom/service-kit/metrics/markedRoute';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import { parseBody } from '@yinyom/service-kit/http/validate';
import type { Parts } from '../api/apiRouter';

/** Different lines in an hour. Anybody can send reports, so they must not fill a log. */
const MOST_LINES = 200;
/** Longest directive or page of a line. */
const MOST_LENGTH = 200;

interface Violation {
  directive: string;
  /** Page of the console, without its parameters. */
  page: string;
  /** Origin, or the browser's word for what has none (`inline`, `trusted-types-sink`). */
  blocked: string;
}

/** Without parameters, which may hold what is nobody's business. */
const withoutParameters = (address: string, part: 'origin' | 'pathname'): string =>
  URL.canParse(address) ? new URL(address)[part] : address;

const violation = (directive = '', page = '', blocked = ''): Violation => ({
  directive: directive.slice(0, MOST_LENGTH),
  page: withoutParameters(page, 'pathname').slice(0, MOST_LENGTH),
  blocked: withoutParameters(blocked, 'origin').slice(0, MOST_LENGTH),
});

const violationsOf = (body: PolicyReports): Violation[] => {
  if (Array.isArray(body))
    return body
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: { effectiveDirective, documentURL, blockedURL } }) =>
        violation(effectiveDirective ?? '', documentURL ?? '', blockedURL ?? ''),
      );
  const old = body['csp-report'];
  const directive = old['effective-directive'] ?? old['violated-directive'] ?? '';
  return [violation(directive, old['document-uri'] ?? '', old['blocked-uri'] ?? '')];
};

/** Lets each different line through once an hour, and so many at most. */
const createSieve = () => {
  let told = new Set<string>();
  let begun = Date.now();
  return (line: string): boolean => {
    if (Date.now() - begun > HOUR_MS) [told, begun] = [new Set(), Date.now()];
    if (told.has(line) || told.size >= MOST_LINES) return false;
    told.add(line);
    return true;
  };
};

/** Writes what the console's policy stopped into the log: a fault of ours, or somebody's attempt. */
export const policyReportRouter = (limit: Parts['limit']): Router => {
  const router = Router();
  const isNews = createSieve();
  router.post(
    reportPolicyViolation.path,
    markedRoute(reportPolicyViolation.path),
    limit(reportPolicyViolation),
    ...bodyParser(reportPolicyViolation),
    (req, res) => {
      const { log } = contextOf(res);
      for (const found of violationsOf(parseBody(policyReports, req.body)))
        if (isNews(JSON.stringify(found)))
          log.warn(
            { violation: found },
            'a browser reports that the policy of the console stopped something',
          );
      res.status(204).end();
    },
  );
  return router;
};
