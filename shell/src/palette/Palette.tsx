import { SEARCH_MAX_LENGTH } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { controlLook } from '@yinyom/ui/form/controlLook';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled, { useTheme } from 'styled-components';
import { matchCommands } from './matchCommands';
import { PaletteList } from './PaletteList';
import { useCommands } from './useCommands';
import { useFoundWebsites } from './useFoundWebsites';
import { useWebsiteCommands } from './useWebsiteCommands';

const Input = styled.input`
  ${controlLook}
  width: 100%;
  margin-bottom: ${({ theme }) => theme.space(3)};
`;
/** As high for one hit as for many: nothing moves under the pointer while one types. */
const Results = styled.div`
  height: min(420px, 55vh);
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const Quiet = styled.p`
  padding: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.muted};
`;
/** Milliseconds without a key after which the server is asked. */
const PAUSE = 250;

/** Finds pages, websites, cookies, scans and actions by name. Arrow keys choose, Enter does it, Escape leaves. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('palette');
  const title = useTexts('shell')('palette.open');
  const { labels } = useTheme();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim().toLowerCase()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const { websites, loading, failed } = useFoundWebsites(asked);
  const ofWebsite = useWebsiteCommands(asked);
  const waits = loading || ofWebsite.loading;
  const shown = matchCommands([...useCommands(), ...websites, ...ofWebsite.commands], typed);
  const active = Math.min(at, shown.length - 1);
  const run = (index: number) => {
    onClose();
    shown[index]?.run();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || shown.length === 0) return;
    if (event.key === 'Enter') run(active);
    else if (event.key === 'ArrowDown') setAt((active + 1) % shown.length);
    else if (event.key === 'ArrowUp') setAt((active - 1 + shown.length) % shown.length);
    else return;
    event.preventDefault();
  };
  return (
    <Modal title={title} onClose={onClose}>
      <Input
        type="text"
        role="combobox"
        autoFocus
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        aria-label={t('hint')}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={shown.length > 0 ? `${list}-${active}` : undefined}
        placeholder={t('hint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Results>
        <PaletteList id={list} commands={shown} active={active} onPoint={setAt} onChoose={run} />
        <div role="status">
          {shown.length === 0 && !waits && !failed && <Quiet>{labels.nothingFound}</Quiet>}
          {failed && <Quiet>{t('websites_failed')}</Quiet>}
          <VisuallyHidden>{waits ? labels.loading : ''}</VisuallyHidden>
        </div>
      </Results>
    </Modal>
  );
};
