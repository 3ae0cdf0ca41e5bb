import {
  formatDate,
  PREFERENCES,
  registerTexts,
  savePreferences,
  useAppSelector,
  useTexts,
} from '@yinyom/mfe-kit';
import type { Preferences } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';

// Texts of their own: those of the list of users, which most people come for, do not grow by them.
registerTexts('appearance', (lang) => import(`../../../locales/appearance/${lang}.json`), 'mfe_users');

const NAMES = Object.keys(PREFERENCES) as (keyof Preferences)[];

/** Calendar, colours and place of the menu: each choice holds at once and is remembered by this browser. */
export const Appearance = () => {
  const t = useTexts('appearance');
  const chosen = useAppSelector(({ preferences }) => preferences);
  return (
    <Card aria-labelledby="appearance">
      <Stack>
        <div>
          <h2 id="appearance">{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
        {NAMES.map((name) => (
          <Select<string>
            key={name}
            label={t(name)}
            hint={t(`${name}_hint`, { date: formatDate(new Date()) })}
            value={chosen[name]}
            options={PREFERENCES[name].map((value) => ({ value, label: t(`${name}_${value}`) }))}
            onChange={(value) => savePreferences({ [name]: value })}
          />
        ))}
      </Stack>
    </Card>
  );
};
