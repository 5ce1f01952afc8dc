/** Title of the page about accessibility, and its link in the footer; apart, since every page has the footer. */
export const ACCESSIBILITY_LABEL = 'Dostępność usługi';
