import { vanillaCookieconsent } from '../../take-over/products/vanillaCookieconsent';
import { takeOver } from '../../take-over/takeOver';

takeOver(vanillaCookieconsent, __YINYOM_TAKE_OVER__);
