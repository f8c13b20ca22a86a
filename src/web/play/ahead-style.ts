/**
 * The look of shared tables, cards and plans; this style applies only inside the element's shadow tree.
 *
 * @packageDocumentation
 */
import { css } from 'lit';

/** The styles of clocks, questions, comments, plans, and the things that people can choose. */
export const aheadStyle = css`
  .clock {
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }
  .question {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem;
    margin: 0;
    padding: 0.5rem;
    border: 2px solid var(--accent);
    border-radius: 0.5rem;
  }
  .undo,
  .comment,
  .undo label,
  .comment label {
    display: flex;
    align-items: center;
    gap: 0.35rem;
  }
  .undo input {
    inline-size: 4.5rem;
  }
  .comment label {
    flex: 1;
    min-inline-size: 0;
  }
  .comment input {
    flex: 1;
    min-inline-size: 0;
  }
  .comments {
    flex: 1 1 8rem;
    overflow: auto;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  .planning {
    outline: 3px dashed var(--accent);
    outline-offset: 1px;
    border-radius: 0.75rem;
  }
  .plan,
  .plan ol {
    display: flex;
    flex-direction: column;
    gap: 0.4rem;
  }
  .plan ol {
    display: block;
    margin: 0;
    padding-inline-start: 1.6rem;
  }
  .plan small {
    display: block;
    color: var(--soft);
  }
  .after {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
  }
  .cards {
    display: grid;
    gap: 0.75rem;
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .card {
    display: flex;
    flex-direction: column;
    gap: 0.35rem;
    padding: 0.6rem 0.75rem;
    border: 1px solid var(--edge);
    border-radius: 0.75rem;
    background: var(--paper);
  }
  .card h3 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin: 0;
    font-size: 1.0625rem;
  }
  .sketch svg {
    display: block;
    inline-size: 3rem;
  }
  .facts,
  .powers {
    margin: 0;
    padding-inline-start: 1rem;
    font-size: 0.875rem;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    padding: 0;
    color: var(--soft);
    list-style: none;
  }
  .card button {
    margin-block-start: auto;
  }
  /* On a phone the cards of a choice lie over the end of the stage, above the own strip: nothing moves when they come. */
  @container (max-width: 899px) {
    /* The cards have buttons of their own. */
    .choosing rulehouse-board::part(controls) {
      display: none;
    }
    .choosing .panel {
      position: relative;
    }
    .dealt {
      position: absolute;
      inset-inline: 0.25rem;
      inset-block-end: calc(100% + 3rem);
      z-index: 1;
      border: 1px solid var(--edge);
    }
    .choosing .cards {
      grid: auto / auto-flow 82%;
      overflow-x: auto;
      scroll-snap-type: x proximity;
    }
    .choosing .card {
      block-size: 15rem;
      overflow: auto;
      scroll-snap-align: start;
    }
    .card button {
      position: sticky;
      inset-block-end: -0.6rem;
    }
  }
`;
