import type { Category } from '@yinyom/contracts/websites/category';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { pressedKey } from '@yinyom/mfe-kit/components/pressedKey';
import { textIn } from '@yinyom/notice/texts/textIn';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { Switch } from '@yinyom/ui/form/Switch';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled, { useTheme } from 'styled-components';
import { categoryColor } from '../../common/categoryColor';
import { CATEGORY_KEYS } from './categoryKeys';
import { isMovable } from './categoryOrder';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-inline-start-width: 6px;
  border-radius: ${({ theme }) => theme.radius.normal};
  > div:first-child {
    flex: 1 1 180px;
    min-width: 0;
  }
  [aria-disabled] {
    opacity: 0.35;
    cursor: default;
  }
`;
const Turned = styled.span`
  display: inline-block;
  transform: rotate(180deg);
`;

interface SiteCategoryRowProps {
  category: Category;
  /** Switches the category on or off; it is busy until that is done. */
  onSwitch: (enabled: boolean) => Promise<void>;
  /** Absent at the end that it cannot be moved beyond. */
  onUp?: () => void;
  onDown?: () => void;
  onEdit: () => void;
}

/** One category on one website. Alt with the arrow keys moves it as its buttons do. */
export const SiteCategoryRow = (props: SiteCategoryRowProps) => {
  const { category, onSwitch, onUp, onDown, onEdit } = props;
  const t = useTexts('websites');
  const lang = useLang();
  const theme = useTheme();
  const [busy, setBusy] = useState(false);
  const title = textIn(category.title, lang);
  const toggle = async (enabled: boolean) => {
    setBusy(true);
    await onSwitch(enabled);
    setBusy(false);
  };
  const move = (event: KeyboardEvent) => {
    const pressed = pressedKey(CATEGORY_KEYS, event);
    const action = pressed && { up: onUp, down: onDown }[pressed.action];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <Root
      aria-label={title}
      style={{ borderInlineStartColor: categoryColor(category.type, theme) }}
      onKeyDown={move}
    >
      <div>
        <strong>{title}</strong>{' '}
        {category.gcm.length > 0 && <Badge>{t('gcm.count', { number: String(category.gcm.length) })}</Badge>}
      </div>
      {isMovable(category) ? (
        <Switch
          label={t(category.enabled ? 'cookies.shown' : 'cookies.hidden')}
          checked={category.enabled}
          busy={busy}
          onChange={(enabled) => void toggle(enabled)}
        />
      ) : (
        <Badge tone="info">
          {t(category.always_active ? 'cookies.alwaysActive' : 'siteCategory.locked')}
        </Badge>
      )}
      <Row $gap={0}>
        {isMovable(category) && (
          <>
            <Turned>
              <IconButton
                icon="chevron"
                label={t('siteCategory.up', { title })}
                aria-disabled={!onUp || undefined}
                onClick={onUp}
              />
            </Turned>
            <IconButton
              icon="chevron"
              label={t('siteCategory.down', { title })}
              aria-disabled={!onDown || undefined}
              onClick={onDown}
            />
          </>
        )}
        <IconButton icon="edit" label={t('category.editOf', { title })} onClick={onEdit} />
      </Row>
    </Root>
  );
};
