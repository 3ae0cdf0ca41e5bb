import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { reportPolicyViolation } from '@yinyom/contracts/service/policyReports';

/** The nonce of this response's inline styles and scripts; the console page is written with it. */
export const nonceOf = (res: Response): string => (res.locals as { nonce: string }).nonce;

const setNonce: RequestHandler = (_req, res, next) => {
  (res.locals as { nonce?: string }).nonce = randomBytes(16).toString('base64');
  next();
};

interface Openings {
  /** Other origins of remotes (setting REMOTE_ORIGINS). */
  remoteOrigins: readonly string[];
  /** Whether the bot check is Google's, whose script and frame then may load. */
  recaptcha: boolean;
  /** Whether people reach the gateway over https. */
  secure: boolean;
}

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Where browsers report to, by the name that the policy uses. */
const REPORTS = { name: 'policy', address: `/api/v1${reportPolicyViolation.path}` };

/**
 * What no page of the console uses; a frame or a script that got in does not get it either. Security keys and copying
 * are the console's own.
 */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'camera',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  ...['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'].map(
    (feature) => `${feature}=(self)`,
  ),
].join(', ');

const setPagePolicies: RequestHandler = (_req, res, next) => {
  res.setHeader('Permissions-Policy', PERMISSIONS);
  res.setHeader('Reporting-Endpoints', `${REPORTS.name}="${REPORTS.address}"`);
  next();
};

/**
 * Text becomes code or markup only by way of the console's own rule (shell/src/document/textRule.ts). Google's bot check
 * builds its frame from text by itself, so an installation that uses it goes without.
 */
const trustedTypes = (recaptcha: boolean): Record<string, string[]> =>
  recaptcha ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'yinyom'] };

/**
 * Headers of everything the gateway answers. Scripts and styles run only from this origin, with this response's
 * nonce, or from the origins that remotes may come from; nothing may frame the console,
 * and browsers report what they stopped.
 */
export const securityHeaders = ({ remoteOrigins, recaptcha, secure }: Openings): RequestHandler[] => [
  setNonce,
  setPagePolicies,
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': [
          "'self'",
          (_req, res) => `'nonce-${nonceOf(res as Response)}'`,
          ...remoteOrigins,
          ...(recaptcha ? RECAPTCHA : []),
        ],
        'style-src': ["'self'", (_req, res) => `'nonce-${nonceOf(res as Response)}'`],
        'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins],
        'font-src': ["'self'", 'data:', ...remoteOrigins],
        'connect-src': ["'self'", ...remoteOrigins, ...(recaptcha ? RECAPTCHA : [])],
        'frame-src': ["'self'", ...(recaptcha ? RECAPTCHA : [])],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        ...trustedTypes(recaptcha),
        'report-to': [REPORTS.name],
        // For browsers without the Reporting API; the others leave it out.
        'report-uri': [REPORTS.address],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    // The SDK and its parts are meant for other origins; they say so themselves.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  }),
];

/** Headers of answers that are data for scripts of other websites: the same ones each time, and no page at all. */
export const dataHeaders = ({ secure }: Pick<Openings, 'secure'>): Map<string, string> =>
  new Map([
    ['Access-Control-Expose-Headers', 'Retry-After'],
    ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ['Referrer-Policy', 'no-referrer'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ...(secure ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ]);
