import type { Lang } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { focusRing } from '@yinyom/ui/foundation/focusRing';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { textsOf } from '../draft/draft';
import { textAt } from '../draft/textPath';
import type { TextPath } from '../draft/textPath';
import type { EditedDraft } from '../draft/useDraft';
import type { Spot } from '../preview/PreviewFrame';
import { TEXT_ROWS } from '../texts/textFields';
import { SpotEditor } from './SpotEditor';

/** Room around a text, so that its mark does not touch the letters, in px. */
const AROUND = 4;
/** Least height of what is pressed, in px (WCAG 2.2, 2.5.8). */
const LEAST = 24;
/** Of a long text its beginning is enough to know it. */
const TOLD = 80;

const Spotted = styled.button`
  position: absolute;
  padding: 0;
  border: 1px dashed transparent;
  border-radius: ${({ theme }) => theme.radius.small};
  background: transparent;
  cursor: text;
  &:hover,
  &[aria-expanded='true'] {
    border-color: ${({ theme }) => theme.color.primary};
    background: color-mix(in srgb, ${({ theme }) => theme.color.primary} 14%, transparent);
  }
  &:focus-visible {
    ${focusRing}
  }
`;

interface TextSpotsProps {
  spots: readonly Spot[];
  state: EditedDraft;
  language: Lang;
  problems: Record<string, string>;
  ruled: Record<string, string>;
}

/**
 * The texts of the preview, to be edited where they stand: each is a button over its letters, in reading order, that
 * opens its field below them. What is written goes into the same draft as the form's fields.
 */
export const TextSpots = ({ spots, state, language, problems, ruled }: TextSpotsProps) => {
  const t = useTexts('websites');
  const [edited, setEdited] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const texts = textsOf(state.draft, language);
  const known = spots.filter(([path]) => TEXT_ROWS.has(path));
  const open = known.find(([path]) => path === edited);
  return (
    <div role="group" aria-label={t('inPlace.title')}>
      {known.map(([path, box]) => {
        const text = textAt(texts, path as TextPath).slice(0, TOLD);
        const height = Math.max(LEAST, box.height + 2 * AROUND);
        return (
          <Spotted
            key={path}
            ref={path === edited ? opener : undefined}
            type="button"
            aria-label={t('inPlace.edit', { field: t(`field.${path}`), text })}
            aria-expanded={path === edited}
            style={{
              left: box.x - AROUND,
              top: box.y + box.height / 2 - height / 2,
              width: box.width + 2 * AROUND,
              height,
            }}
            onClick={() => setEdited(path === edited ? null : path)}
          />
        );
      })}
      {open && (
        <SpotEditor
          key={`${language}.${open[0]}`}
          path={open[0] as TextPath}
          box={open[1]}
          {...{ state, language, problems, ruled }}
          onClose={(back) => {
            if (back) opener.current?.focus();
            setEdited(null);
          }}
        />
      )}
    </div>
  );
};
