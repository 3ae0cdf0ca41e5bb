import { Link, useTexts } from '@yinyom/mfe-kit';
import { focusRingInside } from '@yinyom/ui/foundation/focusRing';
import styled from 'styled-components';
import { focusPart } from './SettingsPartCard';
import type { SettingsPart } from '@yinyom/contracts/websites/settingsParts';

const Root = styled.nav`
  position: sticky;
  top: ${({ theme }) => theme.space(6)};
  align-self: start;
  @media (max-width: ${({ theme }) => theme.wide}) {
    top: 0;
    z-index: ${({ theme }) => theme.layer.sticky};
    margin-inline: -${({ theme }) => theme.space(4)};
    padding-inline: ${({ theme }) => theme.space(4)};
    background: ${({ theme }) => theme.color.canvas};
  }
  /* In a low window it would cover what is edited. */
  @media (max-height: 480px) {
    position: static;
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: ${({ theme }) => theme.wide}) {
    display: flex;
    overflow-x: auto;
    padding-block: ${({ theme }) => theme.space(2)};
    white-space: nowrap;
  }
`;
const Entry = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 44px;
  padding: 4px 12px;
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme }) => theme.color.ink};
  text-decoration: none;
  &:hover {
    background: ${({ theme }) => theme.color.primarySoft};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid SelectedItem;
      outline-offset: -2px;
    }
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;
const Unsaved = styled.small`
  color: ${({ theme }) => theme.color.accentDark};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.normal};
`;

interface SettingsRailProps {
  /** Address of the settings, without an anchor. */
  address: string;
  parts: readonly SettingsPart[];
  /** The part that is in view. */
  current: SettingsPart | undefined;
  unsaved: ReadonlySet<SettingsPart>;
}

/** The parts of the settings, each one press away; it says which of them are not saved. */
export const SettingsRail = ({ address, parts, current, unsaved }: SettingsRailProps) => {
  const t = useTexts('websites');
  return (
    <Root aria-label={t('settings.parts.label')}>
      <List data-scroll-row="">
        {parts.map((part) => (
          <li key={part}>
            <Entry
              to={`${address}#${part}`}
              replace
              aria-current={part === current ? 'location' : undefined}
              // An anchor that is in the address already moves nothing.
              onClick={() => focusPart(part, true)}
            >
              {t(`settings.parts.${part}`)}{' '}
              {unsaved.has(part) && <Unsaved>{t('settings.unsavedPart')}</Unsaved>}
            </Entry>
          </li>
        ))}
      </List>
    </Root>
  );
};
