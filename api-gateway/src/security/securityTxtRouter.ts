import { Router } from 'express';
import { SECURITY_TXT_PATH, securityTxt } from '@yinyom/contracts/service/securityTxt';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';

/** Answers with the contact for security reports. Without SECURITY_CONTACT the file does not exist. */
export const securityTxtRouter = (settings: Settings): Router => {
  const router = Router();
  const { SECURITY_CONTACT: contacts, SECURITY_POLICY: policy, SECURITY_LANGUAGES: languages } = settings;
  if (contacts.length === 0) return router;
  router.get(SECURITY_TXT_PATH, (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.type('text/plain; charset=utf-8');
    res.send(securityTxt({ contacts, policy, languages, origin: publicUrl(settings) }, new Date()));
  });
  return router;
};
