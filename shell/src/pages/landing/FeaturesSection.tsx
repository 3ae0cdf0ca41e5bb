import { useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import type { IconName } from '@yinyom/ui/foundation/Icon';
import { Box, Disc, Grid } from './Grid';
import { Section } from './Section';
import { useItems } from './useItems';

const ICONS: readonly IconName[] = ['shield', 'check', 'link', 'globe', 'search', 'lock'];

/** Why the product, and what it does. */
export const FeaturesSection = () => {
  const t = useTexts('landing');
  return (
    <>
      <Section id="why" title={t('why.title')} text={t('why.text')} />
      <Section id="benefits" title={t('features.title')} tinted>
        <Grid>
          {useItems<{ title: string; text: string }>('features.items').map((item, index) => (
            <Box key={item.title}>
              <Disc>
                <Icon name={ICONS[index] ?? 'check'} size={24} />
              </Disc>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </Box>
          ))}
        </Grid>
      </Section>
    </>
  );
};
