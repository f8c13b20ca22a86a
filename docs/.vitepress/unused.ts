/**
 * Style rules of the usual theme for what this site does not have: the search of a service (its button is that of the own search, too), teams, sponsors, a hero with
 * features, badges, tabs of code, boxes other than details, other languages, links to edit a page, a footer. They were 5 of the 22 kB of the style sheet that every page loads first.
 */
const unused =
  /\.(?:DocSearch-(?!Button)|DocSearch-Button-Key(?!s)|algolia|VPTeam|VPHero|VPHomeHero|VPFeature|VPSponsor|VPHomeSponsors|VPCarbon|vp-sponsor|VPBadge|VPSocialLink|VPButton|vpi-(?:heart|languages|plus|square-pen)|VPNav\w*Translations|VPFooter|VPPage|vp-code-group|custom-block\.(?!details)|edit-(?:link|info)|VPLastUpdated|VPDocOutlineDropdown)/;

/** The colours and sizes of the same. */
const unusedProperty =
  /^--(?:docsearch-(?:container|key|footer|highlight|hit|icon|logo|modal|searchbox|spacing)|vp-(?:badge|button|carbon|code-tab|custom-block-(?!details)|c-(?:caution|important|neutral$|note|purple|tip|warning)))/;

/** A rule as PostCSS hands it over. */
interface Rule {
  selectors: string[];
  readonly remove: () => unknown;
}

/** A property in a rule. */
interface Declaration {
  readonly prop: string;
  readonly remove: () => unknown;
}

/** A plugin of PostCSS that leaves these rules out. */
export const withoutUnused = {
  postcssPlugin: 'without-unused',
  Rule: (rule: Rule): void => {
    const kept = rule.selectors.filter((selector) => !unused.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  },
  Declaration: (declaration: Declaration): void => {
    if (unusedProperty.test(declaration.prop)) declaration.remove();
  },
};
