// Generated from tokens/*.tokens.json by `npm run tokens`; edit those.

/** Every semantic token by its name, as the CSS reference to write where it is wanted. */
export const tokens = {
  /** The page, as paper. `#fbf8f4` */
  'color-bg': 'var(--gh-color-bg)',
  /** Cards and text fields. `#fffefd` */
  'color-surface': 'var(--gh-color-surface)',
  /** Floating surfaces: dialogs, popovers, lists. `#fffefd` */
  'color-surface-raised': 'var(--gh-color-surface-raised)',
  /** Sunken areas. `#f5f2ed` */
  'color-surface-sunken': 'var(--gh-color-surface-sunken)',
  /** A row or ghost button on hover. `#f5f2ed` */
  'color-surface-hover': 'var(--gh-color-surface-hover)',
  /** Text. `#122125` */
  'color-fg': 'var(--gh-color-fg)',
  /** Secondary text: captions, details. `#485559` */
  'color-fg-muted': 'var(--gh-color-fg-muted)',
  /** Hints and placeholders; still readable. `#5f6b6f` */
  'color-fg-subtle': 'var(--gh-color-fg-subtle)',
  /** Disabled controls; not meant to be read. `#a8a49c` */
  'color-fg-disabled': 'var(--gh-color-fg-disabled)',
  /** Hairlines between things; decoration. `#dedad2` */
  'color-border': 'var(--gh-color-border)',
  /** Borders that must be visible: text fields. `#848077` */
  'color-border-strong': 'var(--gh-color-border-strong)',
  /** Ink: the primary button and what is on. `#122125` */
  'color-action': 'var(--gh-color-action)',
  /** Ink on hover. `#2f3d41` */
  'color-action-hover': 'var(--gh-color-action-hover)',
  /** Text on ink. `#fbf8f4` */
  'color-on-action': 'var(--gh-color-on-action)',
  /** Brass: the one accent. `#b2822d` */
  'color-accent': 'var(--gh-color-accent)',
  /** Brass on hover. `#c5953b` */
  'color-accent-hover': 'var(--gh-color-accent-hover)',
  /** A light brass behind text. `#f5e9ca` */
  'color-accent-subtle': 'var(--gh-color-accent-subtle)',
  /** Brass as text. `#734e15` */
  'color-accent-fg': 'var(--gh-color-accent-fg)',
  /** Text on brass. `#081417` */
  'color-on-accent': 'var(--gh-color-on-accent)',
  /** The focus ring. `#8d621c` */
  'color-focus': 'var(--gh-color-focus)',
  /** The layer that dims the page below a dialog. `#0c181b7a` */
  'color-overlay': 'var(--gh-color-overlay)',
  /** Background of selected text. `#f0daa8` */
  'color-selection': 'var(--gh-color-selection)',
  /** Violet, for NOVA only. `#734ad3` */
  'color-nova': 'var(--gh-color-nova)',
  /** A light violet behind text. `#f1eeff` */
  'color-nova-subtle': 'var(--gh-color-nova-subtle)',
  /** Violet as text. `#5f36b6` */
  'color-nova-fg': 'var(--gh-color-nova-fg)',
  /** Solid, for information. `#0169b0` */
  'color-info': 'var(--gh-color-info)',
  /** The solid on hover. `#005894` */
  'color-info-hover': 'var(--gh-color-info-hover)',
  /** Background of a message. `#e7f2fe` */
  'color-info-subtle': 'var(--gh-color-info-subtle)',
  /** As text on the page, a card or its own subtle. `#005894` */
  'color-info-fg': 'var(--gh-color-info-fg)',
  /** Border of a message. `#278bdb` */
  'color-info-border': 'var(--gh-color-info-border)',
  /** Text on the solid. `#ffffff` */
  'color-on-info': 'var(--gh-color-on-info)',
  /** Solid, for success. `#197746` */
  'color-positive': 'var(--gh-color-positive)',
  /** The solid on hover. `#136239` */
  'color-positive-hover': 'var(--gh-color-positive-hover)',
  /** Background of a message. `#e4f6ea` */
  'color-positive-subtle': 'var(--gh-color-positive-subtle)',
  /** As text on the page, a card or its own subtle. `#136239` */
  'color-positive-fg': 'var(--gh-color-positive-fg)',
  /** Border of a message. `#2e9d61` */
  'color-positive-border': 'var(--gh-color-positive-border)',
  /** Text on the solid. `#ffffff` */
  'color-on-positive': 'var(--gh-color-on-positive)',
  /** Solid, for warnings. `#f3c530` */
  'color-caution': 'var(--gh-color-caution)',
  /** The solid on hover. `#e8b10c` */
  'color-caution-hover': 'var(--gh-color-caution-hover)',
  /** Background of a message. `#fdf4d2` */
  'color-caution-subtle': 'var(--gh-color-caution-subtle)',
  /** As text on the page, a card or its own subtle. `#7a5109` */
  'color-caution-fg': 'var(--gh-color-caution-fg)',
  /** Border of a message. `#a57710` */
  'color-caution-border': 'var(--gh-color-caution-border)',
  /** Text on the solid. `#081417` */
  'color-on-caution': 'var(--gh-color-on-caution)',
  /** Solid, for errors and destructive actions. `#c3292b` */
  'color-critical': 'var(--gh-color-critical)',
  /** The solid on hover. `#a72123` */
  'color-critical-hover': 'var(--gh-color-critical-hover)',
  /** Background of a message. `#fdebe9` */
  'color-critical-subtle': 'var(--gh-color-critical-subtle)',
  /** As text on the page, a card or its own subtle. `#a72123` */
  'color-critical-fg': 'var(--gh-color-critical-fg)',
  /** Border of a message. `#e24945` */
  'color-critical-border': 'var(--gh-color-critical-border)',
  /** Text on the solid. `#ffffff` */
  'color-on-critical': 'var(--gh-color-on-critical)',
  /** Red: stranger; Connect. `#c3292b` */
  'color-connection-stranger': 'var(--gh-color-connection-stranger)',
  /** Background of its text. `#fdebe9` */
  'color-connection-stranger-subtle': 'var(--gh-color-connection-stranger-subtle)',
  /** As text. `#a72123` */
  'color-connection-stranger-fg': 'var(--gh-color-connection-stranger-fg)',
  /** Its border, quieter than that of an error. `#b46760` */
  'color-connection-stranger-border': 'var(--gh-color-connection-stranger-border)',
  /** A card under the pointer, a tooltip. `0 1px 2px 0 #2720170f` */
  'shadow-1': 'var(--gh-shadow-1)',
  /** What opens beside a control, and notifications. `0 1px 2px 0 #2720170f, 0 6px 16px -4px #2720171f` */
  'shadow-2': 'var(--gh-shadow-2)',
  /** What lies over the whole page: dialogs, the floating button. `0 2px 6px -1px #2720170f, 0 20px 48px -12px #2720171f` */
  'shadow-3': 'var(--gh-shadow-3)',
  /** How opaque the pictures of products are; below 1 the dark page dims them. `1` */
  'picture-opacity': 'var(--gh-picture-opacity)',
  /** Yellow: Pending. `#f3c530` */
  'color-connection-pending': 'var(--gh-color-connection-pending)',
  /** Background of its text. `#fdf4d2` */
  'color-connection-pending-subtle': 'var(--gh-color-connection-pending-subtle)',
  /** As text. `#7a5109` */
  'color-connection-pending-fg': 'var(--gh-color-connection-pending-fg)',
  /** Its border. `#a57710` */
  'color-connection-pending-border': 'var(--gh-color-connection-pending-border)',
  /** Green: Connected. `#197746` */
  'color-connection-connected': 'var(--gh-color-connection-connected)',
  /** Background of its text. `#e4f6ea` */
  'color-connection-connected-subtle': 'var(--gh-color-connection-connected-subtle)',
  /** As text. `#136239` */
  'color-connection-connected-fg': 'var(--gh-color-connection-connected-fg)',
  /** Its border. `#2e9d61` */
  'color-connection-connected-border': 'var(--gh-color-connection-connected-border)',
  /** Blue: Declined. `#0169b0` */
  'color-connection-declined': 'var(--gh-color-connection-declined)',
  /** Background of its text. `#e7f2fe` */
  'color-connection-declined-subtle': 'var(--gh-color-connection-declined-subtle)',
  /** As text. `#005894` */
  'color-connection-declined-fg': 'var(--gh-color-connection-declined-fg)',
  /** Its border. `#278bdb` */
  'color-connection-declined-border': 'var(--gh-color-connection-declined-border)',
  /** Text on the solid. `#ffffff` */
  'color-on-connection-stranger': 'var(--gh-color-on-connection-stranger)',
  /** Text on the solid. `#081417` */
  'color-on-connection-pending': 'var(--gh-color-on-connection-pending)',
  /** Text on the solid. `#ffffff` */
  'color-on-connection-connected': 'var(--gh-color-on-connection-connected)',
  /** Text on the solid. `#ffffff` */
  'color-on-connection-declined': 'var(--gh-color-on-connection-declined)',
  /** Inside a control; between controls of a row. `8px` */
  'space-1': 'var(--gh-space-1)',
  /** The padding of a small card and a cell; between fields. `16px` */
  'space-2': 'var(--gh-space-2)',
  /** The padding of a card and a dialog; between cards. `24px` */
  'space-3': 'var(--gh-space-3)',
  /** Between groups on a page. `32px` */
  'space-4': 'var(--gh-space-4)',
  /** Above a heading. `40px` */
  'space-5': 'var(--gh-space-5)',
  /** Between sections of a page. `48px` */
  'space-6': 'var(--gh-space-6)',
  /** Between the parts of a wide screen. `64px` */
  'space-8': 'var(--gh-space-8)',
  /** Below a page, so that its end is not at the edge. `80px` */
  'space-10': 'var(--gh-space-10)',
  /** Around a page with one thing on it. `96px` */
  'space-12': 'var(--gh-space-12)',
  /** Between the sections of a landing page. `128px` */
  'space-16': 'var(--gh-space-16)',
  /** Between an icon and its word, a label and its hint. `4px` */
  'space-half': 'var(--gh-space-half)',
  /** Between the buttons of a dialog. `12px` */
  'space-1-5': 'var(--gh-space-1-5)',
  /** Between the fields of a long form. `20px` */
  'space-2-5': 'var(--gh-space-2-5)',
  /** Buttons, fields, tags: what is pressed or filled in. `4px` */
  radius: 'var(--gh-radius)',
  /** What holds other things: cards, menus, notifications. `8px` */
  'radius-lg': 'var(--gh-radius-lg)',
  /** The largest: dialogs, cards with a picture. `12px` */
  'radius-xl': 'var(--gh-radius-xl)',
  /** Badges, chips, round buttons, dots. `999px` */
  'radius-full': 'var(--gh-radius-full)',
  /** Everything but titles. `'Inter Variable', 'Inter Fallback', system-ui, sans-serif` */
  'font-sans': 'var(--gh-font-sans)',
  /** Titles of pages, sections and dialogs; the landing page. `'Fraunces Variable', 'Fraunces Fallback', Georgia, serif` */
  'font-display': 'var(--gh-font-display)',
  /** Code and identifiers. `ui-monospace, SFMono-Regular, Menlo, Consolas, monospace` */
  'font-mono': 'var(--gh-font-mono)',
  /** Times, hints, counts. `0.75rem` */
  'text-xs': 'var(--gh-text-xs)',
  /** Buttons, fields, cells of tables. `0.875rem` */
  'text-sm': 'var(--gh-text-sm)',
  /** Text to read; the names of cards. `1rem` */
  'text-md': 'var(--gh-text-md)',
  /** The first sentence below a large title. `1.125rem` */
  'text-lg': 'var(--gh-text-lg)',
  /** The title of a dialog. `1.25rem` */
  'text-xl': 'var(--gh-text-xl)',
  /** The title of a section. `1.5rem` */
  'text-2xl': 'var(--gh-text-2xl)',
  /** The title of a page. `2rem` */
  'text-3xl': 'var(--gh-text-3xl)',
  /** The title of a page with little else on it. `2.75rem` */
  'text-4xl': 'var(--gh-text-4xl)',
  /** The title of the landing page. `clamp(2.75rem, 1.9rem + 4.2vw, 4.5rem)` */
  'text-display': 'var(--gh-text-display)',
  /** `1.4` */
  'leading-xs': 'var(--gh-leading-xs)',
  /** `1.45` */
  'leading-sm': 'var(--gh-leading-sm)',
  /** `1.55` */
  'leading-md': 'var(--gh-leading-md)',
  /** `1.5` */
  'leading-lg': 'var(--gh-leading-lg)',
  /** `1.4` */
  'leading-xl': 'var(--gh-leading-xl)',
  /** `1.3` */
  'leading-2xl': 'var(--gh-leading-2xl)',
  /** `1.2` */
  'leading-3xl': 'var(--gh-leading-3xl)',
  /** `1.12` */
  'leading-4xl': 'var(--gh-leading-4xl)',
  /** `1.05` */
  'leading-display': 'var(--gh-leading-display)',
  /** Text. `400` */
  'weight-regular': 'var(--gh-weight-regular)',
  /** Labels, buttons and titles in the display font. `500` */
  'weight-medium': 'var(--gh-weight-medium)',
  /** Names of cards, amounts, what stands out in a line. `600` */
  'weight-semibold': 'var(--gh-weight-semibold)',
  /** What is new in a list, such as an unread message. `700` */
  'weight-bold': 'var(--gh-weight-bold)',
  /** Titles in the display font, from 1.25rem on. `-0.015em` */
  'tracking-tight': 'var(--gh-tracking-tight)',
  /** Small words in capitals. `0.04em` */
  'tracking-wide': 'var(--gh-tracking-wide)',
  /** What answers a press: hover, tick, a menu that opens. `150ms` */
  'duration-fast': 'var(--gh-duration-fast)',
  /** What comes or goes: dialogs, notifications, sections that unfold. `200ms` */
  'duration-base': 'var(--gh-duration-base)',
  /** What covers a distance, such as a bar of progress. `250ms` */
  'duration-slow': 'var(--gh-duration-slow)',
  /** What arrives or answers: fast first, then at rest. `cubic-bezier(0.2, 0.8, 0.2, 1)` */
  'ease-out': 'var(--gh-ease-out)',
  /** What leaves, or goes on by itself. `cubic-bezier(0.65, 0, 0.35, 1)` */
  'ease-in-out': 'var(--gh-ease-in-out)',
  /** In cells, rows and tools. `2rem` */
  'control-sm': 'var(--gh-control-sm)',
  /** The usual height of buttons and fields. `2.5rem` */
  'control-md': 'var(--gh-control-md)',
  /** For thumbs, and the one action of a form. `3rem` */
  'control-lg': 'var(--gh-control-lg)',
  /** What stays at an edge of the page while it scrolls. `100` */
  'z-bar': 'var(--gh-z-bar)',
  /** The navigation, beside the bars. `110` */
  'z-nav': 'var(--gh-z-nav)',
  /** Dialogs and drawers, over the page. `200` */
  'z-overlay': 'var(--gh-z-overlay)',
  /** Menus, lists and tooltips, which open in dialogs, too. `300` */
  'z-popover': 'var(--gh-z-popover)',
  /** Notifications, which are seen above all else. `400` */
  'z-toast': 'var(--gh-z-toast)',
  /** Of the bar at the head of an app. It grows half as much as the text. `calc(2rem + 32px)` */
  'top-bar-height': 'var(--gh-top-bar-height)',
  /** Of the bar of navigation at the foot of a phone. It grows half as much as the text. `calc(2rem + 32px)` */
  'bottom-bar-height': 'var(--gh-bottom-bar-height)',
  /** Of the navigation with its words. `264px` */
  'side-nav-width': 'var(--gh-side-nav-width)',
  /** Of the navigation as icons. `80px` */
  'side-nav-rail-width': 'var(--gh-side-nav-rail-width)',
} as const;

/** The name of a token without its `--gh-` prefix. */
export type TokenName = keyof typeof tokens;

/**
 * Every component token by its name, as the custom property to set on any ancestor. Nobody declares them, so what is
 * nearest wins: `style={{ [componentTokens['button-radius']]: '999px' }}`.
 */
export const componentTokens = {
  /** The lines between the sections. `var(--gh-color-border)` if not set. */
  'accordion-line': '--gh-accordion-line',
  /** Background. `var(--gh-color-info-subtle)` if not set. */
  'alert-bg': '--gh-alert-bg',
  /** Border, of which a third is mixed in. `var(--gh-color-info-border)` if not set. */
  'alert-border': '--gh-alert-border',
  /** The icon. `var(--gh-color-info-fg)` if not set. */
  'alert-fg': '--gh-alert-fg',
  /** Background of the panel. `var(--gh-color-action)` if not set. */
  'auth-layout-panel-bg': '--gh-auth-layout-panel-bg',
  /** Text and lines on the panel. `var(--gh-color-on-action)` if not set. */
  'auth-layout-panel-fg': '--gh-auth-layout-panel-fg',
  /** Background behind the initials. `var(--gh-color-accent-subtle)` if not set. */
  'avatar-bg': '--gh-avatar-bg',
  /** Initials. `var(--gh-color-accent-fg)` if not set. */
  'avatar-fg': '--gh-avatar-fg',
  /** Corner radius. `var(--gh-radius-lg)` if not set. */
  'avatar-radius': '--gh-avatar-radius',
  /** The line around each avatar; the colour of the ground. `var(--gh-color-surface)` if not set. */
  'avatar-group-ring': '--gh-avatar-group-ring',
  /** Background. `var(--gh-color-surface-sunken)` if not set. */
  'badge-bg': '--gh-badge-bg',
  /** Border colour. `var(--gh-color-border)` if not set. */
  'badge-border': '--gh-badge-border',
  /** Text and icon. `var(--gh-color-fg-muted)` if not set. */
  'badge-fg': '--gh-badge-fg',
  /** The gable and the name. `currentColor` if not set. */
  'brand-fg': '--gh-brand-fg',
  /** The keystone. `var(--gh-color-accent)` if not set. */
  'brand-keystone': '--gh-brand-keystone',
  /** Colour of the path. `var(--gh-color-fg-muted)` if not set. */
  'breadcrumb-fg': '--gh-breadcrumb-fg',
  /** Colour of the current page. `var(--gh-color-fg)` if not set. */
  'breadcrumb-fg-current': '--gh-breadcrumb-fg-current',
  /** Background. `var(--gh-color-action)` if not set. */
  'button-bg': '--gh-button-bg',
  /** Background under the pointer. `var(--gh-color-action-hover)` if not set. */
  'button-bg-hover': '--gh-button-bg-hover',
  /** Border colour. `transparent` if not set. */
  'button-border': '--gh-button-border',
  /** Label and icons. `var(--gh-color-on-action)` if not set. */
  'button-fg': '--gh-button-fg',
  /** Corner radius. `var(--gh-radius)` if not set. */
  'button-radius': '--gh-button-radius',
  /** Background. `var(--gh-color-surface)` if not set. */
  'card-bg': '--gh-card-bg',
  /** Border colour. `var(--gh-color-border)` if not set. */
  'card-border': '--gh-card-border',
  /** Corner radius. `var(--gh-radius-lg)` if not set. */
  'card-radius': '--gh-card-radius',
  /** Least width of a column, with `columns="auto"`. `15rem` if not set. */
  'card-grid-column': '--gh-card-grid-column',
  /** Room between the cards. `var(--gh-space-2)` if not set. */
  'card-grid-gap': '--gh-card-grid-gap',
  /** Expected height of a card that has not been on the screen yet. `22rem` if not set. */
  'card-grid-card-height': '--gh-card-grid-card-height',
  /** Background. `var(--gh-color-surface)` if not set. */
  'chip-bg': '--gh-chip-bg',
  /** Border colour. `var(--gh-color-border-strong)` if not set. */
  'chip-border': '--gh-chip-border',
  /** Words, icon and number. `var(--gh-color-fg)` if not set. */
  'chip-fg': '--gh-chip-fg',
  /** Corner radius. `var(--gh-radius-full)` if not set. */
  'chip-radius': '--gh-chip-radius',
  /** Background while ticked. `var(--gh-color-action)` if not set. */
  'choice-bg-on': '--gh-choice-bg-on',
  /** Background of the panel. `var(--gh-color-surface-raised)` if not set. */
  'combobox-list-bg': '--gh-combobox-list-bg',
  /** Background. `var(--gh-color-surface)` if not set. */
  'company-card-bg': '--gh-company-card-bg',
  /** Border colour. `var(--gh-color-border)` if not set. */
  'company-card-border': '--gh-company-card-border',
  /** Room inside the card. `var(--gh-space-2-5)` if not set. */
  'company-card-padding': '--gh-company-card-padding',
  /** Corner radius. `var(--gh-radius-xl)` if not set. */
  'company-card-radius': '--gh-company-card-radius',
  /** Room inside the row. `var(--gh-space-1) var(--gh-space-2)` if not set. */
  'company-row-padding': '--gh-company-row-padding',
  /** Corner radius. `var(--gh-radius)` if not set. */
  'connection-toggle-radius': '--gh-connection-toggle-radius',
  /** Least width, the same for every text, so that nothing moves when it changes. `8rem` if not set. */
  'connection-toggle-width': '--gh-connection-toggle-width',
  /** Background behind the messages. `var(--gh-color-bg)` if not set. */
  'conversation-bg': '--gh-conversation-bg',
  /** Background of a message of the other company. `var(--gh-color-surface)` if not set. */
  'conversation-message-bg': '--gh-conversation-message-bg',
  /** Background of an own message. `var(--gh-color-accent-subtle)` if not set. */
  'conversation-own-bg': '--gh-conversation-own-bg',
  /** Text of an own message. `var(--gh-color-fg)` if not set. */
  'conversation-own-fg': '--gh-conversation-own-fg',
  /** Background of the conversation that is open. `var(--gh-color-accent-subtle)` if not set. */
  'conversation-list-selected-bg': '--gh-conversation-list-selected-bg',
  /** The icon once it has copied. `var(--gh-color-positive)` if not set. */
  'copy-button-copied': '--gh-copy-button-copied',
  /** The icon where it could not. `var(--gh-color-critical)` if not set. */
  'copy-button-failed': '--gh-copy-button-failed',
  /** Room between the rows, except between cells. `var(--gh-space-2)` if not set. */
  'description-list-gap': '--gh-description-list-gap',
  /** Colour of the terms. `var(--gh-color-fg-muted)` if not set. */
  'description-list-term': '--gh-description-list-term',
  /** The layer that dims the page. `var(--gh-color-overlay)` if not set. */
  'dialog-backdrop': '--gh-dialog-backdrop',
  /** Background of the panel. `var(--gh-color-surface-raised)` if not set. */
  'dialog-bg': '--gh-dialog-bg',
  /** Greatest width of the panel. `600px` if not set. */
  'dialog-max-width': '--gh-dialog-max-width',
  /** Corner radius of the panel. `var(--gh-radius-xl)` if not set. */
  'dialog-radius': '--gh-dialog-radius',
  /** Colour of the line. `var(--gh-color-border)` if not set. */
  'divider-line': '--gh-divider-line',
  /** Greatest width of the panel, from 600 px on. `420px` if not set. */
  'drawer-max-width': '--gh-drawer-max-width',
  /** Background. `var(--gh-color-surface-raised)` if not set. */
  'dropdown-menu-bg': '--gh-dropdown-menu-bg',
  /** Greatest width. `320px` if not set. */
  'dropdown-menu-max-width': '--gh-dropdown-menu-max-width',
  /** Corner radius. `var(--gh-radius-lg)` if not set. */
  'dropdown-menu-radius': '--gh-dropdown-menu-radius',
  /** Least width, so that the field has room when it comes. `7.5rem` if not set. */
  'editable-cell-min-width': '--gh-editable-cell-min-width',
  /** The disc behind the icon. `var(--gh-color-accent-subtle)` if not set. */
  'empty-state-icon-bg': '--gh-empty-state-icon-bg',
  /** The icon. `var(--gh-color-accent-fg)` if not set. */
  'empty-state-icon-fg': '--gh-empty-state-icon-fg',
  /** Least height. `100dvh` if not set. */
  'error-page-height': '--gh-error-page-height',
  /** Background of the box. `var(--gh-color-surface)` if not set. */
  'field-bg': '--gh-field-bg',
  /** Border colour of the box. `var(--gh-color-border-strong)` if not set. */
  'field-border': '--gh-field-border',
  /** Label and value. `var(--gh-color-fg)` if not set. */
  'field-fg': '--gh-field-fg',
  /** Corner radius of the box. `var(--gh-radius)` if not set. */
  'field-radius': '--gh-field-radius',
  /** Background. `var(--gh-color-accent)` if not set. */
  'floating-button-bg': '--gh-floating-button-bg',
  /** Icon. `var(--gh-color-on-accent)` if not set. */
  'floating-button-fg': '--gh-floating-button-fg',
  /** Corner radius. `var(--gh-radius-full)` if not set. */
  'floating-button-radius': '--gh-floating-button-radius',
  /** Background behind the buttons, where the form is not in a dialog. `var(--gh-color-surface-raised)` if not set. */
  'form-bg': '--gh-form-bg',
  /** Background of the panel. `var(--gh-color-surface-raised)` if not set. */
  'global-search-bg': '--gh-global-search-bg',
  /** Colour of the text. `var(--gh-color-fg)` if not set. */
  'heading-fg': '--gh-heading-fg',
  /** Corner radius. `var(--gh-radius-lg)` if not set. */
  'image-carousel-radius': '--gh-image-carousel-radius',
  /** Proportions of the frame. `4 / 3` if not set. */
  'image-carousel-ratio': '--gh-image-carousel-ratio',
  /** Background behind a picture. `var(--gh-color-surface-sunken)` if not set. */
  'image-url-list-bg': '--gh-image-url-list-bg',
  /** Text. `var(--gh-color-fg)` if not set. */
  'link-fg': '--gh-link-fg',
  /** The line under the text. `var(--gh-color-accent)` if not set. */
  'link-line': '--gh-link-line',
  /** Least height while there may be more. `88px` if not set. */
  'load-more-height': '--gh-load-more-height',
  /** Background. `var(--gh-color-bg)` if not set. */
  'loading-screen-bg': '--gh-loading-screen-bg',
  /** How long the bar takes to fill. `3000ms` if not set. */
  'loading-screen-duration': '--gh-loading-screen-duration',
  /** Room between the fields. `var(--gh-space-2-5)` if not set. */
  'forgot-password-screen-gap': '--gh-forgot-password-screen-gap',
  /** Room between the fields. `var(--gh-space-2-5)` if not set. */
  'log-in-screen-gap': '--gh-log-in-screen-gap',
  /** Background of the current page. `var(--gh-color-surface)` if not set. */
  'pagination-current-bg': '--gh-pagination-current-bg',
  /** The numbers. `var(--gh-color-fg-muted)` if not set. */
  'pagination-fg': '--gh-pagination-fg',
  /** Background of the plans that the company does not have. `transparent` if not set. */
  'plan-list-bg': '--gh-plan-list-bg',
  /** Corner radius of a plan. `var(--gh-radius-lg)` if not set. */
  'plan-list-radius': '--gh-plan-list-radius',
  /** Background. `var(--gh-color-surface-raised)` if not set. */
  'popover-bg': '--gh-popover-bg',
  /** Greatest width. `360px` if not set. */
  'popover-max-width': '--gh-popover-max-width',
  /** Padding around the body. `var(--gh-space-2)` if not set. */
  'popover-padding': '--gh-popover-padding',
  /** Corner radius. `var(--gh-radius-lg)` if not set. */
  'popover-radius': '--gh-popover-radius',
  /** The percentage off. `var(--gh-color-positive-fg)` if not set. */
  'price-discount-fg': '--gh-price-discount-fg',
  /** The price to pay. `var(--gh-color-fg)` if not set. */
  'price-fg': '--gh-price-fg',
  /** Background. `var(--gh-color-surface)` if not set. */
  'product-card-bg': '--gh-product-card-bg',
  /** Border colour. `var(--gh-color-border)` if not set. */
  'product-card-border': '--gh-product-card-border',
  /** Corner radius. `var(--gh-radius-xl)` if not set. */
  'product-card-radius': '--gh-product-card-radius',
  /** Background of the whole bar. `var(--gh-color-surface-sunken)` if not set. */
  'progress-bg': '--gh-progress-bg',
  /** Border of the whole bar. `var(--gh-color-border)` if not set. */
  'progress-border': '--gh-progress-border',
  /** The part that is done. `var(--gh-color-action)` if not set. */
  'progress-fill': '--gh-progress-fill',
  /** Background. `var(--gh-color-surface)` if not set. */
  'request-card-bg': '--gh-request-card-bg',
  /** Border colour. `var(--gh-color-border)` if not set. */
  'request-card-border': '--gh-request-card-border',
  /** Corner radius. `var(--gh-radius-xl)` if not set. */
  'request-card-radius': '--gh-request-card-radius',
  /** Background. `var(--gh-color-surface)` if not set. */
  'row-list-bg': '--gh-row-list-bg',
  /** Colour of the border and of the lines between rows. `var(--gh-color-border)` if not set. */
  'row-list-border': '--gh-row-list-border',
  /** Corner radius. `var(--gh-radius-lg)` if not set. */
  'row-list-radius': '--gh-row-list-radius',
  /** Background behind the choices. `var(--gh-color-surface-sunken)` if not set. */
  'segmented-control-bg': '--gh-segmented-control-bg',
  /** Corner radius. `var(--gh-radius-lg)` if not set. */
  'segmented-control-radius': '--gh-segmented-control-radius',
  /** Background of the chosen one. `var(--gh-color-surface-raised)` if not set. */
  'segmented-control-selected-bg': '--gh-segmented-control-selected-bg',
  /** Background of the entry for the current page. `var(--gh-color-accent-subtle)` if not set. */
  'side-nav-active-bg': '--gh-side-nav-active-bg',
  /** Background of the bar. `var(--gh-color-bg)` if not set. */
  'side-nav-bg': '--gh-side-nav-bg',
  /** Room between the fields. `var(--gh-space-2-5)` if not set. */
  'reset-password-screen-gap': '--gh-reset-password-screen-gap',
  /** Room between the fields. `var(--gh-space-2-5)` if not set. */
  'sign-up-screen-gap': '--gh-sign-up-screen-gap',
  /** The colour of the shape. `color-mix(in srgb, var(--gh-color-border) 60%, transparent)` if not set. */
  'skeleton-bg': '--gh-skeleton-bg',
  /** Corner radius of text and rect. `var(--gh-radius)` if not set. */
  'skeleton-radius': '--gh-skeleton-radius',
  /** Background. `var(--gh-color-action)` if not set. */
  'skip-link-bg': '--gh-skip-link-bg',
  /** Text. `var(--gh-color-on-action)` if not set. */
  'skip-link-fg': '--gh-skip-link-fg',
  /** Room between the slides and the controls. `var(--gh-space-1-5)` if not set. */
  'slider-gap': '--gh-slider-gap',
  /** Colour of the ring. `currentColor` if not set. */
  'spinner-fg': '--gh-spinner-fg',
  /** Background. `var(--gh-color-surface)` if not set. */
  'stat-tile-bg': '--gh-stat-tile-bg',
  /** Border colour. `var(--gh-color-border)` if not set. */
  'stat-tile-border': '--gh-stat-tile-border',
  /** Room inside the tile. `var(--gh-space-2-5)` if not set. */
  'stat-tile-padding': '--gh-stat-tile-padding',
  /** Corner radius. `var(--gh-radius-lg)` if not set. */
  'stat-tile-radius': '--gh-stat-tile-radius',
  /** The line of earlier values. `var(--gh-color-accent)` if not set. */
  'stat-tile-trend': '--gh-stat-tile-trend',
  /** The ring of the current step. `var(--gh-color-accent)` if not set. */
  'stepper-current': '--gh-stepper-current',
  /** Marker and line of a step that is done. `var(--gh-color-action)` if not set. */
  'stepper-done': '--gh-stepper-done',
  /** Marker of the step at which it has stopped. `var(--gh-color-critical)` if not set. */
  'stepper-stopped': '--gh-stepper-stopped',
  /** Background while on. `var(--gh-color-action)` if not set. */
  'switch-bg-on': '--gh-switch-bg-on',
  /** Background. `var(--gh-color-surface)` if not set. */
  'table-bg': '--gh-table-bg',
  /** Colour of the border and of the lines between rows. `var(--gh-color-border)` if not set. */
  'table-border': '--gh-table-border',
  /** Where the bar of bulk actions stays while the page scrolls: below what sticks at its top. `0` if not set. */
  'table-bulk-inset': '--gh-table-bulk-inset',
  /** Space before and after the content of a cell: less of it for a table of many columns. `var(--gh-space-2)` if not set. */
  'table-cell-inset': '--gh-table-cell-inset',
  /** Background of the head. `var(--gh-color-surface-sunken)` if not set. */
  'table-head-bg': '--gh-table-head-bg',
  /** Corner radius. `var(--gh-radius-lg)` if not set. */
  'table-radius': '--gh-table-radius',
  /** Height of a row of one line. `var(--gh-control-md)` if not set. */
  'table-row-height': '--gh-table-row-height',
  /** Background of a selected row. `var(--gh-color-surface-hover)` if not set. */
  'table-selected-bg': '--gh-table-selected-bg',
  /** Text of a tab. `var(--gh-color-fg-muted)` if not set. */
  'tabs-fg': '--gh-tabs-fg',
  /** Text of the selected tab. `var(--gh-color-fg)` if not set. */
  'tabs-fg-active': '--gh-tabs-fg-active',
  /** The line under the selected tab. `var(--gh-color-accent)` if not set. */
  'tabs-indicator': '--gh-tabs-indicator',
  /** The ring around the icon of the current event. `var(--gh-color-accent)` if not set. */
  'timeline-current': '--gh-timeline-current',
  /** The line between the markers. `var(--gh-color-border)` if not set. */
  'timeline-line': '--gh-timeline-line',
  /** Background of a toast. `var(--gh-color-surface-raised)` if not set. */
  'toaster-bg': '--gh-toaster-bg',
  /** Distance from the top of the screen. `var(--gh-top-bar-height)` if not set. */
  'toaster-offset': '--gh-toaster-offset',
  /** Width of the list on wide screens. `392px` if not set. */
  'toaster-width': '--gh-toaster-width',
  /** Background. `var(--gh-color-action)` if not set. */
  'tooltip-bg': '--gh-tooltip-bg',
  /** Text. `var(--gh-color-on-action)` if not set. */
  'tooltip-fg': '--gh-tooltip-fg',
  /** Greatest width. `280px` if not set. */
  'tooltip-max-width': '--gh-tooltip-max-width',
  /** Corner radius. `var(--gh-radius)` if not set. */
  'tooltip-radius': '--gh-tooltip-radius',
  /** Background once the page has scrolled. `color-mix(in srgb, var(--gh-color-bg) 82%, transparent)` if not set. */
  'top-bar-bg': '--gh-top-bar-bg',
} as const;

/** The name of a component token without its `--gh-` prefix. */
export type ComponentTokenName = keyof typeof componentTokens;
