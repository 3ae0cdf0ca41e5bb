import { useTexts } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Questions } from './landing/Questions';
import { Article } from './Article';

/** The twelve questions on a page of their own. */
export const FaqPage = () => {
  const t = useTexts('landing');
  return (
    <Article>
      <PageHeader title={t('faq.title')} />
      <Questions />
    </Article>
  );
};
