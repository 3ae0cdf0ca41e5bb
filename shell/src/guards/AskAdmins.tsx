import { registerTexts, useSession, useTexts } from '@yinyom/mfe-kit';
import { useOrganizationAdminsQuery } from './organizationAdminsApi';

registerTexts('access', (lang) => import(`../../locales/access/${lang}.json`), 'shell');

/** Whom in the organization a person can ask; nothing while that is not known. */
export const AskAdmins = () => {
  const t = useTexts('access');
  const { organizationId } = useSession();
  const { data } = useOrganizationAdminsQuery(
    { params: { id: organizationId ?? '' }, quiet: true },
    { skip: organizationId === null },
  );
  const names = data?.admins ?? [];
  return names.length > 0 ? t('ask_admins', { names: names.join(', ') }) : null;
};
