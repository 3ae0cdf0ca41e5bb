import { LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';

const Root = styled.span<{ $complete: boolean }>`
  /* Keeps the hidden words inside the row of tabs, which scrolls on phones. */
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  > svg {
    color: ${({ theme, $complete }) => ($complete ? theme.color.success : theme.color.warning)};
  }
`;

/** A language's name with a mark: complete, or how many required texts are missing. */
export const CompletenessMark = ({ language, missing }: { language: Lang; missing: number }) => {
  const t = useTexts('websites');
  return (
    <Root $complete={missing === 0}>
      <span lang={LOCALE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
      <Icon name={missing === 0 ? 'check' : 'alert'} size={16} />
      <VisuallyHidden>
        {missing === 0 ? t('texts.complete') : t('texts.missing', { number: String(missing) })}
      </VisuallyHidden>
      {missing > 0 && <span aria-hidden="true">{missing}</span>}
    </Root>
  );
};
