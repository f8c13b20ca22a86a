/**
 * The look of the play element; this style applies only inside the element's shadow tree.
 *
 * @packageDocumentation
 */
import { css } from 'lit';

/** The style of texts that are only for screen readers. */
const heard = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/**
 * The board, the strips and the actions form one column, which fits into the element. The panel is beside the column with the board or, on narrow
 * screens, below that column.
 */
export const style = css`
  :host {
    display: block;
    box-sizing: border-box;
    color-scheme: light dark;
    --ink: light-dark(#24272c, #eceae4);
    --soft: light-dark(#4d5158, #b9bcc2);
    --paper: light-dark(#fff, #1d1f23);
    --sheet: light-dark(#f5f3ee, #26292e);
    --edge: light-dark(#8a8d93, #84878d);
    --accent: light-dark(#0b5f58, #5fd0c4);
    --tint: light-dark(#d3ece8, #123f3b);
    --wrong: light-dark(#9b1c1c, #ff9d9d);
    color: var(--ink);
    background: var(--paper);
    font: 1rem/1.4 system-ui, sans-serif;
    container: play / inline-size;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  * {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  .shell {
    display: grid;
    grid-template: 'head head' auto 'stage panel' minmax(0, 1fr) / minmax(0, 1fr) clamp(19rem, 26%, 26rem);
    block-size: 100%;
  }
  .head {
    grid-area: head;
  }
  .stage {
    grid-area: stage;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
    overflow-wrap: break-word;
    gap: 0.25rem;
    min-block-size: 0;
    padding: 0.25rem 0.75rem 0.5rem;
  }
  .place {
    min-block-size: 0;
    min-inline-size: 0;
  }
  .names-off ::part(name) {
    display: none;
  }
  .names-on ::part(name) {
    display: inline;
  }
  .strips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    min-inline-size: 0;
  }
  .strip {
    display: flex;
    flex: 1 1 14rem;
    align-items: center;
    gap: 0.5rem;
    min-inline-size: 0;
    padding: 0.25rem 0.6rem;
    border: 1px solid transparent;
    border-radius: 0.5rem;
    background: var(--sheet);
    white-space: nowrap;
    container-type: inline-size;
  }
  .strip.turn {
    border-color: var(--accent);
    background: var(--tint);
  }
  .sign {
    inline-size: 0.6rem;
    block-size: 0.6rem;
    border: 2px solid var(--edge);
    border-radius: 50%;
  }
  .turn .sign {
    border-color: var(--accent);
    background: var(--accent);
  }
  .strip > * {
    flex: none;
  }
  /* Where there is little room, what a seat is gives way first, then the end of its name. Nothing but a name is ever cut. */
  .strip strong {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .strip .what {
    display: flex;
    flex: 1 1 0;
    flex-flow: row-reverse wrap;
    justify-content: space-between;
    gap: 0 0.5rem;
    min-inline-size: min-content;
    /* One line: what does not fit beside the state is on the next line, which is not seen. */
    block-size: 1.4em;
    overflow: hidden;
    color: var(--soft);
  }
  .state {
    order: -1;
    font-size: 0.875rem;
  }
  .score {
    font-variant-numeric: tabular-nums;
  }
  /* What a narrow strip does not show is still heard. */
  @container (max-width: 16rem) {
    .kind,
    .state {
      ${heard}
    }
    .what + * {
      margin-inline-start: auto;
    }
  }
  @container (max-width: 14.5rem) {
    .unit {
      ${heard}
    }
  }
  em {
    color: var(--accent);
    font-style: normal;
    font-weight: 650;
  }
  .curtain {
    display: grid;
    place-content: center;
    gap: 1rem;
    min-block-size: 16rem;
    block-size: 100%;
    text-align: center;
    background: var(--sheet);
    border-radius: 0.75rem;
  }
  .problem {
    margin: 0;
    padding: 0.25rem 0.5rem;
    color: var(--wrong);
  }
  .problem:empty {
    display: none;
  }
  .panel {
    grid-area: panel;
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    min-block-size: 0;
    padding: 0.25rem 0.75rem 0.5rem 0;
  }
  .sheet {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    gap: 0.5rem;
    min-block-size: 0;
    overflow: auto;
    /* A word that is longer than a line is broken, and no other. */
    overflow-wrap: break-word;
    padding: 0.5rem;
    background: var(--sheet);
    border-radius: 0.5rem;
  }
  .bar,
  .tabs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem;
  }
  button,
  select,
  input,
  .file {
    min-block-size: 44px;
    padding: 0.2rem 0.7rem;
    border: 1px solid var(--edge);
    border-radius: 0.5rem;
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    font-size: 0.9375rem;
  }
  button,
  select,
  .file {
    cursor: pointer;
  }
  button:disabled {
    color: var(--soft);
    border-style: dashed;
    cursor: default;
  }
  .main,
  [role='tab'][aria-selected='true'] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--paper);
  }
  .tabs {
    gap: 0;
  }
  .tabs button {
    flex: 1 1 auto;
    padding-inline: 0.4rem;
    border-radius: 0;
  }
  :focus-visible,
  .file:focus-within {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .file {
    position: relative;
    display: inline-flex;
    align-items: center;
  }
  .file input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .moves {
    flex: 1 1 8rem;
    min-block-size: 8rem;
    overflow: auto;
    margin: 0;
    padding-inline-start: 2.6rem;
    font-size: 0.9375rem;
  }
  .moves button {
    inline-size: 100%;
    min-block-size: 28px;
    border: 0;
    background: none;
    text-align: start;
    vertical-align: top;
  }
  .moves > li {
    position: relative;
    padding-inline-start: 0.4rem;
  }
  .moves > li::marker {
    line-height: 28px;
  }
  /* The colour of the seat: a bar with an edge, so that white is seen on white. */
  .moves > [style]::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 0;
    inline-size: 4px;
    background: var(--side);
    outline: 1px solid var(--edge);
  }
  .turn::after {
    content: '';
    display: block;
    clear: both;
  }
  .turn > button {
    inline-size: auto;
    max-inline-size: 100%;
    padding-inline: 0.35rem;
  }
  .turn > .step ~ .step::before {
    content: '· ';
    content: '· ' / '';
    color: var(--soft);
  }
  /* Beside the last move if there is room, otherwise below it. */
  .costs {
    float: inline-end;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 0.6em;
    max-inline-size: 100%;
    margin-block: 5px;
    padding-inline: 0.35rem;
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: var(--soft);
  }
  .way {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .way > .jumps {
    flex: 1 1 12rem;
  }
  .whose {
    flex: 1 1 6rem;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
  .moves [aria-current] {
    background: var(--tint);
    font-weight: 650;
  }
  .jumps {
    display: flex;
    gap: 0.25rem;
  }
  .jumps button {
    flex: 1 1 44px;
    min-inline-size: 44px;
    padding: 0;
  }
  .jumps svg {
    inline-size: 20px;
    block-size: 20px;
    vertical-align: middle;
    fill: currentcolor;
  }
  .jumps [aria-disabled] {
    color: var(--soft);
    border-style: dashed;
    cursor: default;
  }
  .unread {
    display: inline-block;
    min-inline-size: 1.4em;
    padding-inline: 0.3em;
    border-radius: 0.7em;
    background: light-dark(#b45309, #f59e0b);
    color: light-dark(#fff, #1d1f23);
    font-size: 0.8125rem;
    font-weight: 650;
  }
  dialog {
    max-inline-size: min(34rem, calc(100% - 2rem));
    box-sizing: border-box;
    color: var(--ink);
    background: var(--paper);
    border: 2px solid var(--edge);
    border-radius: 0.5rem;
  }
  dialog ul {
    padding-inline-start: 1.2rem;
  }
  .toast {
    position: fixed;
    z-index: 3;
    inset-block-end: 1rem;
    inset-inline: 1rem;
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  .toast p {
    margin: 0;
    max-inline-size: min(26rem, 100%);
    max-block-size: 6rem;
    overflow: hidden;
    padding: 0.5rem 0.9rem;
    box-sizing: border-box;
    border: 2px solid var(--accent);
    border-radius: 0.5rem;
    background: var(--paper);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .question {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .past {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.25rem 0.75rem;
    margin: 0;
    font-weight: 650;
  }
  .looking {
    outline: 3px solid light-dark(#b45309, #f59e0b);
    outline-offset: -1px;
    border-radius: 0.25rem;
  }
  .tried {
    margin: 0 0 0.2rem;
    padding-inline-start: 0.7rem;
    font-size: 0.875rem;
  }
  table {
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  caption {
    text-align: start;
  }
  /* Every seat has a column, however narrow the panel is. Long names end in dots, and no number is broken. */
  .bars {
    display: grid;
    grid-template-columns: minmax(0, max-content) minmax(50%, 1fr);
    gap: 0.3rem 0.6rem;
    align-items: center;
  }
  .bars small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .bars div {
    display: flex;
    block-size: 1.1rem;
  }
  .bars span {
    box-sizing: border-box;
    border: 1px solid var(--edge);
    border-inline-start-width: 0;
    background: color-mix(in srgb, var(--side) var(--tone), var(--paper));
  }
  .bars span:first-of-type {
    border-inline-start-width: 1px;
  }
  .points {
    inline-size: 100%;
    table-layout: fixed;
  }
  .points :is(th, td) {
    padding-inline: 0.15rem;
    white-space: nowrap;
  }
  .points :is(th, td):first-child {
    inline-size: 38%;
    white-space: normal;
  }
  .points th {
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: 0.6875rem;
  }
  .points small {
    display: block;
    font-size: 0.6875rem;
  }
  .points :is(th, td):not(:first-child) {
    text-align: end;
  }
  th,
  td {
    padding: 0.2rem 0.5rem;
    border-block-end: 1px solid var(--edge);
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  h2 {
    margin: 0 0 0.5rem;
    font-size: 1.125rem;
  }
  a {
    color: var(--accent);
  }
  .form {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    min-block-size: 0;
    overflow: auto;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    border: 1px solid var(--edge);
    border-radius: 0.5rem;
  }
  .seat,
  .option {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 0.5rem;
    margin-block-end: 0.3rem;
  }
  .option {
    flex-wrap: wrap;
  }
  .option span {
    flex: 1 1 6rem;
    min-inline-size: min-content;
    max-inline-size: 100%;
  }
  .option input,
  .option select {
    flex: 0 1 auto;
    margin-inline-start: auto;
    min-inline-size: 5rem;
    max-inline-size: min(60%, 16rem);
    text-overflow: ellipsis;
  }
  .rules {
    margin: 0;
    padding-inline-start: 1rem;
    font-size: 0.875rem;
  }
  .sheet p {
    margin: 0;
  }
  @container (max-width: 899px) {
    .shell {
      display: block;
      block-size: auto;
    }
    .stage {
      /* The page around says how high the first screen is. */
      block-size: var(--screen, 100dvh);
      padding-inline: 0.25rem;
    }
    .panel {
      padding: 0.5rem;
    }
    .moves {
      max-block-size: 20rem;
    }
    .strip {
      flex-basis: 9rem;
      padding: 0.1rem 0.4rem;
      gap: 0.3rem;
      font-size: 0.875rem;
    }
  }
  /* Where there is room, what a move costs is beside the words of its button, so that no pick makes the board smaller. */
  @container (min-width: 900px) {
    ::part(play) {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: 0.6em;
    }
  }
  /* A wide and low window with the strips of four seats or more: if the board has a bar of
   * actions, and so many parts, all strips share one line, so that it is seen whole. */
  @media (max-height: 820px) {
    @container play (min-width: 900px) {
      .full:has(.above > .strip:nth-child(3)) {
        --others: 3;
        --own: 1;
        padding-block-end: 0.25rem;
        grid-template-columns: minmax(0, 1fr) calc(100% * var(--own) / (var(--own) + var(--others)));
      }
      .full:has(.above > .strip:nth-child(4)) {
        --others: 4;
      }
      .full:has(.above > .strip:nth-child(3)) > * {
        grid-column: 1 / -1;
      }
      .full:has(.above > .strip:nth-child(3)) > .above {
        grid-area: 1 / 1;
      }
      .full:has(.above > .strip:nth-child(3)) > .below {
        grid-area: 1 / 2;
        align-content: start;
      }
      .full:has(.above > .strip:nth-child(3)) .strip {
        flex-basis: 8rem;
        padding-block: 0;
        font-size: 0.875rem;
      }
      /* What a seat is stands beside its name where there is room; otherwise it is on the next line, which is not seen. */
      .full:has(.above > .strip:nth-child(3)) .what {
        min-inline-size: 0;
      }
      .full:has(.above > .strip:nth-child(3)) .what::before {
        content: '';
        order: -2;
        inline-size: 1px;
        block-size: 1.4em;
      }
      .full:has(.above > .strip:nth-child(3)) .kind {
        position: static;
        inline-size: auto;
        block-size: auto;
        clip-path: none;
      }
      .full:has(.above > .strip:nth-child(3)) ::part(controls) {
        box-sizing: border-box;
        column-gap: 0.25rem;
      }
      .full:has(.above > .strip:nth-child(3)) ::part(deed) {
        padding-inline: 0.3rem;
        font-size: 0.875rem;
      }
    }
  }
  /* A phone held upright: ten kinds of actions are in two lines of five. */
  @container (max-width: 499px) {
    ::part(deed) {
      flex: 1 1 auto;
      min-inline-size: min-content;
      max-inline-size: 5rem;
      padding: 0.1rem;
      font-size: 0.75rem;
      overflow-wrap: normal;
    }
    ::part(controls) {
      column-gap: 0.25rem;
    }
  }
  /*
   * A phone held sideways: the board has the whole height; the strips and the buttons of the board are beside it, and what a page has above the game
   * is below it. The board is never so wide that it would show all parts of a large game at once.
   */
  @media (max-height: 500px) and (orientation: landscape) {
    :host(:not([small])) .shell:not(.taught) {
      display: flex;
      flex-direction: column;
    }
    .shell:not(.taught) > :is(.head, .panel) {
      order: 1;
    }
    :host(:not([small])) ::part(line) {
      display: none;
    }
    .stage {
      --aside: 11.5rem;
      --over: 2.25rem;
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 690px) var(--aside);
      justify-content: center;
      block-size: 100dvh;
      padding-block: 0.125rem;
    }
    .stage:has(.strips:not(.below) > :nth-child(2)) {
      --over: 4rem;
    }
    .stage:has(.strips:not(.below) > :nth-child(3)) {
      --over: 5.75rem;
    }
    .stage:has(.strips:not(.below) > :nth-child(4)) {
      --over: 7.5rem;
    }
    rulehouse-board {
      position: relative;
    }
    :host(:not([small])) ::part(controls) {
      position: absolute;
      grid-area: 1 / 1 / -1 / -1;
      inset-block: var(--over) 2.25rem;
      inset-inline-start: calc(100% + 0.25rem);
      inline-size: var(--aside);
      min-block-size: 0;
      max-block-size: none;
      align-content: start;
      gap: 0.25rem;
    }
    ::part(deed) {
      flex: 1 1 40%;
      padding: 0.1rem;
      font-size: 0.75rem;
    }
    .stage > * {
      grid-column: 1 / -1;
    }
    .place {
      grid-area: 1 / 1 / 4 / 2;
    }
    .strips {
      grid-area: 1 / 2 / 2 / 3;
      align-content: start;
    }
    .strips.below {
      grid-row: 3;
    }
    .strip {
      flex-basis: 100%;
    }
  }
  :host([small]) .shell {
    display: block;
    block-size: auto;
  }
  :host([small]) .stage {
    block-size: auto;
    display: block;
    padding: 0;
  }
`;
