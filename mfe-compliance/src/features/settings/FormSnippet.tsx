import { REQUEST_FORM_PATH } from '@yinyom/contracts/requests/publicRequest';
import { CodeBox } from '@yinyom/ui/data/CodeBox';
import { Fold } from '@yinyom/ui/data/Fold';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRequestWords } from '../../texts/useRequestWords';
import { formSnippet } from './formSnippet';

interface FormSnippetProps {
  siteKey: string;
  domainName: string;
}

/** What puts the form into a page of the website: two lines to copy. They hold the site key, which every visitor sees, and no secret. */
export const FormSnippet = ({ siteKey, domainName }: FormSnippetProps) => {
  const t = useComplianceTexts();
  const words = useRequestWords();
  const page = `${location.origin}${REQUEST_FORM_PATH}/${siteKey}`;
  return (
    <Fold look="link" title={t('settings.embed', { website: domainName })}>
      <p>{t('settings.embed_hint')}</p>
      <CodeBox text={formSnippet({ origin: location.origin, page, siteKey, link: words('title') })} />
    </Fold>
  );
};
