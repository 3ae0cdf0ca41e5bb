import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { missingInLanguage } from '@yinyom/contracts/websites/missingTexts';
import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';
import { textsOf } from '../draft/draft';
import type { Draft } from '../draft/draft';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.warning};
  > p {
    flex: 1 1 260px;
  }
`;

interface MissingNoticeProps {
  draft: Draft;
  languages: readonly Lang[];
  /** Leads to the field of a text, e.g. `languages.th.privacy.url`. */
  onFill: (language: Lang, field: string) => void;
}

/**
 * Says at the top of the editor what keeps the banner from being published, before anybody presses "Publish". A new
 * website lacks nothing but its privacy link, which nobody else can know.
 */
export const MissingNotice = ({ draft, languages, onFill }: MissingNoticeProps) => {
  const t = useTexts('websites');
  const missing = languages.flatMap((language) => missingInLanguage(language, textsOf(draft, language)));
  const [first] = missing;
  if (!first?.language) return null;
  const { language, field } = first;
  const names = [...new Set(missing.flatMap((text) => text.language ?? []))]
    .map((each) => LANGUAGE_NAMES[each])
    .join(', ');
  const privacyOnly = missing.every(({ code }) => code === 'privacy_url_required');
  return (
    <Root role="status">
      <Icon name="alert" />
      <p>{t(privacyOnly ? 'missing.privacy' : 'missing.title', { languages: names })}</p>
      <Button kind="secondary" size="small" onClick={() => onFill(language, field)}>
        {t('missing.fill')}
      </Button>
    </Root>
  );
};
