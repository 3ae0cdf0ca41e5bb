import type { Lang } from '@yinyom/contracts/constants';
import type { PreviewBox } from '@yinyom/contracts/sdk/preview';
import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { textsOf, withTexts } from '../draft/draft';
import { textAt, withText } from '../draft/textPath';
import type { TextPath } from '../draft/textPath';
import type { EditedDraft } from '../draft/useDraft';
import { TEXT_ROWS } from '../texts/textFields';
import { TEXT_LIMITS, TextRow } from '../texts/TextRow';

/** Width of the field over the picture, in px. */
const WIDTH = 440;

const Root = styled.div`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.sticky};
  width: min(${WIDTH}px, 100%);
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  /* Clear of the bar for publishing. */
  scroll-margin-block: ${({ theme }) => theme.space(24)};
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface SpotEditorProps {
  path: TextPath;
  /** Where the text stands in the picture. */
  box: PreviewBox;
  state: EditedDraft;
  language: Lang;
  problems: Record<string, string>;
  ruled: Record<string, string>;
  /** @param back whether the focus goes back to the text: not when something else has it already */
  onClose: (back: boolean) => void;
}

/** The field of one text, below the text itself. Enter (in a single line) and Esc close it; what was typed stays. */
export const SpotEditor = (props: SpotEditorProps) => {
  const { path, box, state, language, problems, ruled, onClose } = props;
  const t = useTexts('websites');
  const root = useRef<HTMLDivElement>(null);
  const texts = textsOf(state.draft, language);
  const linked = path === 'privacy.name' && texts.privacy.file_id === undefined;
  const rows = [path, ...(linked ? (['privacy.url'] as const) : [])];
  useEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    field?.focus({ preventScroll: true });
    // Browsers begin a text of several lines at its start.
    field?.setSelectionRange(field.value.length, field.value.length);
    // Newer browsers answer with a promise, which must not become the effect's cleanup.
    void root.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const change = (at: TextPath, value: string) =>
    state.change(`${language}.${at}`, (before) =>
      withTexts(before, language, withText(textsOf(before, language), at, value)),
    );
  const press = (event: KeyboardEvent) => {
    const leaves =
      event.key === 'Escape' || (event.key === 'Enter' && event.target instanceof HTMLInputElement);
    // Enter that only chooses among a keyboard's suggestions is no end of the text.
    if (!leaves || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose(true);
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Another window in front takes the focus to nowhere; the field stays for when it comes back.
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) onClose(false);
  };
  const { maxLength } = TEXT_LIMITS[path] ?? {};
  return (
    <Root
      ref={root}
      role="group"
      aria-label={t(`field.${path}`)}
      style={{
        left: `clamp(0px, ${Math.round(box.x)}px, calc(100% - min(${WIDTH}px, 100%)))`,
        top: Math.round(box.y + box.height + 10),
      }}
      onKeyDown={press}
      onBlur={leave}
    >
      <Stack $gap={3}>
        {rows.map((at) => (
          <TextRow
            key={at}
            path={at}
            multiline={TEXT_ROWS.get(at)?.multiline}
            required={TEXT_ROWS.get(at)?.required}
            language={language}
            value={textAt(texts, at)}
            problem={problems[`languages.${language}.${at}`]}
            ruled={ruled[`languages.${language}.${at}`]}
            inPlace
            onChange={change}
          />
        ))}
        <Foot>
          <span>
            {maxLength !== undefined &&
              t('inPlace.length', { length: String(textAt(texts, path).length), most: String(maxLength) })}
          </span>
          <Button kind="secondary" size="small" icon="check" onClick={() => onClose(true)}>
            {t('inPlace.done')}
          </Button>
        </Foot>
      </Stack>
    </Root>
  );
};
