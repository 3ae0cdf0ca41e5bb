import { loadAlertWords } from '@yinyom/texts/alert/loadAlertWords';
import { registerTexts, useTexts } from '@yinyom/mfe-kit';

registerTexts('users_alerts', loadAlertWords, 'mfe_users');

/** Words of alerts, which mails and the list of alerts have as well. For parts that load later only. */
export const useAlertTexts = () => useTexts('users_alerts');
