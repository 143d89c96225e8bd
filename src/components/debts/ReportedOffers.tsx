import { useCallback, useState } from "react";
import type { TransferOffer } from "../../domain/debts/transfer-offer";
import { Button } from "../ui/Button";
import { useLoaded } from "../ui/use-loaded";
import { useReady } from "../ui/use-ready";
import { PlanPicker, loadOffers } from "./PlanPicker";

const FAILED = "The plans could not be loaded. Check your connection, then reload the page.";

type Props = {
  /** The file of all reported plans. */
  file: string;
  take: (offer: TransferOffer) => void;
};

/** The reported plans with an offer on transfers, which are loaded once somebody asks for them. */
export function ReportedOffers({ file, take }: Props) {
  const ready = useReady();
  const [asked, setAsked] = useState(false);
  const load = useCallback(() => loadOffers(file), [file]);
  const { loaded, failed } = useLoaded(load, asked);
  if (loaded) return <PlanPicker plans={loaded} take={take} />;
  return (
    <>
      <Button quiet disabled={!ready || (asked && !failed)} onClick={() => setAsked(true)}>
        {asked && !failed ? "Loading the plans …" : "Search reported plans"}
      </Button>
      <p role="status">{failed ? FAILED : ""}</p>
    </>
  );
}
