import { AboutSection } from './AboutSection';
import { FaqSection } from './FaqSection';
import { FeaturesSection } from './FeaturesSection';
import { HeroSection } from './HeroSection';
import { PriceSection } from './PriceSection';
import { StepsSection } from './StepsSection';

/** The public front page (specification §1). */
export const LandingPage = () => (
  <>
    <HeroSection />
    <FeaturesSection />
    <StepsSection />
    <PriceSection />
    <AboutSection />
    <FaqSection />
  </>
);
