import { useTexts } from '@yinyom/mfe-kit';
import { Questions } from './Questions';
import { Section } from './Section';

/** Twelve questions and answers. */
export const FaqSection = () => {
  const t = useTexts('landing');
  return (
    <Section id="faq" title={t('faq.title')} tinted>
      <Questions />
    </Section>
  );
};
