import { BrandSettings } from '../features/brand/BrandSettings';
import { UserArea } from '../layout/UserArea';
import { useBrandTexts } from '../texts/useBrandTexts';

/** `/user/brand`: the name, logos and colours that the organization shows in the place of the product's. */
export const BrandPage = () => {
  const t = useBrandTexts();
  return (
    <UserArea lead={t('lead')}>
      <BrandSettings />
    </UserArea>
  );
};
