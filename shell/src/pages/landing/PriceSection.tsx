import { PLACES } from '@yinyom/contracts/places';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { CidLink } from '../../navigation/CidLink';
import { usePublicSettings } from '../../public-settings/usePublicSettings';
import { dayInWords } from './dayInWords';
import { Section } from './Section';

/** Try for free: the end of the free period and the monthly limit are shown when the installation sets them. */
export const PriceSection = () => {
  const t = useTexts('landing');
  const lang = useLang();
  const settings = usePublicSettings();
  const terms = [
    settings?.free_until && t('price.until', { date: dayInWords(settings.free_until, lang) }),
    settings?.monthly_visitor_limit &&
      t('price.limit', { visitors: formatNumber(settings.monthly_visitor_limit, lang) }),
  ].filter(Boolean);
  return (
    <Section
      id="price"
      title={t('price.title')}
      text={
        <>
          {t('price.text')} {terms.join(', ')}
        </>
      }
      tinted
    >
      <ButtonLink as={CidLink} to={PLACES.signup}>
        {t('hero.start')}
      </ButtonLink>
    </Section>
  );
};
