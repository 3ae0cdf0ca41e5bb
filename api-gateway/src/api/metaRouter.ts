import { Router } from 'express';
import {
  CATEGORY_TYPES,
  COOKIE_TYPES,
  LANGUAGES,
  LAYOUTS,
  PRODUCT_VERSION,
  ROLES,
  THEMES,
} from '@yinyom/contracts/constants';
import { EXPIRY_CHOICES } from '@yinyom/contracts/websites/cookieDuration';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { getMeta } from '@yinyom/contracts/service/meta';
import type { Settings } from '@yinyom/service-kit/settings/definitions';

/** What anybody may know about this installation. */
export const metaOf = (settings: Settings): AnswerOf<typeof getMeta> => {
  const { CONSENT_SCRIPT_ID: id, CONSENT_SCRIPT_SOURCE: source, CAPTCHA_PROVIDER: provider } = settings;
  const recaptcha = provider === 'recaptcha' && {
    site_key: settings.RECAPTCHA_SITE_KEY,
    enterprise: settings.RECAPTCHA_ENTERPRISE,
  };
  return {
    version: PRODUCT_VERSION,
    version_label: settings.VERSION_LABEL,
    roles: ROLES,
    languages: [...LANGUAGES],
    layouts: [...LAYOUTS],
    themes: [...THEMES],
    cookie_types: COOKIE_TYPES,
    category_types: CATEGORY_TYPES,
    expiry_choices: [...EXPIRY_CHOICES],
    signup_suffixes: settings.SIGNUP_ALLOWED_SUFFIXES,
    captcha: { provider, ...recaptcha },
    free_until: settings.FREE_UNTIL ?? null,
    monthly_visitor_limit: settings.MONTHLY_VISITOR_LIMIT ?? null,
    partners: settings.PARTNERS,
    contact: {
      name: settings.OPERATOR_NAME ?? null,
      dpo: settings.DPO_EMAIL ?? null,
      address: settings.CONTACT_ADDRESS ?? null,
      email: settings.SUPPORT_EMAIL ?? null,
      phones: settings.CONTACT_PHONES,
    },
    outbox: settings.SMTP_URL === undefined && settings.NODE_ENV !== 'production',
    public_checks: settings.PUBLIC_CHECKS,
    consent_script: id && source ? { id, source } : null,
  };
};

/** Answers GET /meta. */
export const metaRouter = (settings: Settings): Router => {
  const router = Router();
  const meta = metaOf(settings);
  router.get(getMeta.path, (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=60');
    res.json(meta);
  });
  return router;
};
