import { confirmDialog, splitLanguage } from '@yinyom/mfe-kit';

type Words = (key: string) => string;

/** Asks whether unsaved work may be lost, and leaves when it may. */
export const askToLeave = async (t: Words, text: string, leave: () => void): Promise<void> => {
  const agreed = await confirmDialog({
    title: t('leave.title'),
    text,
    confirm: t('leave.confirm'),
    cancel: t('leave.stay'),
    danger: true,
  });
  if (agreed) leave();
};

const pathOf = (address: string): string =>
  splitLanguage(new URL(address, location.origin).pathname).path.replace(/\/$/, '');

/** Whether an address is the page that is open, in whatever section or language. */
export const staysOnPage = (address: string): boolean => pathOf(address) === pathOf(location.pathname);
