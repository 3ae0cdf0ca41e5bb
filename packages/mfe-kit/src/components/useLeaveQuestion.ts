import { confirmDialog, useLang, useLeaveGuard } from '@yinyom/mfe-kit';
import { UNSAVED_WORDS } from '@yinyom/texts/unsaved/unsavedWords';

/** Asks before a form with unsaved changes is left. */
export const useLeaveQuestion = (isUnsaved: boolean): void => {
  const words = UNSAVED_WORDS[useLang()];
  useLeaveGuard(isUnsaved, (leave) => {
    void confirmDialog({
      title: words.leave_title,
      text: words.leave_text,
      confirm: words.leave_confirm,
    }).then((goAhead) => goAhead && leave());
  });
};
