import { useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { Box, Disc, Grid } from './Grid';
import { Section } from './Section';
import { useItems } from './useItems';

/** Whom the product is made for and with. */
export const AboutSection = () => {
  const t = useTexts('landing');
  return (
    <Section id="about" title={t('about.title')} text={t('about.text')}>
      <Grid $min="200px">
        {useItems<{ name: string; domain: string }>('about.partners').map((partner) => (
          <Box key={partner.domain}>
            <Disc>
              <Icon name="building" size={24} />
            </Disc>
            <h3>{partner.name}</h3>
            <p>.{partner.domain}</p>
          </Box>
        ))}
      </Grid>
    </Section>
  );
};
