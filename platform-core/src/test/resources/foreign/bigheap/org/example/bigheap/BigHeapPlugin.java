package org.example.bigheap;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;

/** A bigger heap, by data alone. */
@Extension
public final class BigHeapPlugin implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return new VariantInfo("big-heap", "pebbles", "Big heap", "Eleven pebbles, up to four at once.", List.of());
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("{\"heap\": {\"pebbles\": 11, \"most\": 4, \"source\": \"another street\"}}");
    }
}
