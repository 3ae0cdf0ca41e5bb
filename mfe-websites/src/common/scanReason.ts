import type { useTexts } from '@yinyom/mfe-kit';

/** A scanner's code in plain words; one that has no words yet is shown as the code it is. */
export const scanReason = (code: string, t: ReturnType<typeof useTexts>): string => {
  const status = /^http_(\d{3})$/.exec(code)?.[1];
  return status ? t('scanReason.http', { status }) : t([`scanReason.${code}`, 'scanReason.other'], { code });
};
