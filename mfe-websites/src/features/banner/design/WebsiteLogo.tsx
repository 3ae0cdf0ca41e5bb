import type { Design } from '@yinyom/contracts/websites/templateDesign';
import { useDeleteTemplateLogoMutation, useSaveTemplateLogoMutation } from '../../../api/templateApi';
import { LogoField } from './LogoField';

/** The logo of a website's banner. */
export const WebsiteLogo = ({ applicationId, logo }: { applicationId: string; logo: Design['logo'] }) => {
  const [save, saving] = useSaveTemplateLogoMutation();
  const [remove, removing] = useDeleteTemplateLogoMutation();
  const params = { id: applicationId };
  return (
    <LogoField
      logo={logo}
      save={async (base64) => (await save({ params, body: { logo: base64 } })).error}
      remove={async () => (await remove({ params })).error}
      saving={saving.isLoading}
      removing={removing.isLoading}
    />
  );
};
